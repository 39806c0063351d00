export { claim, type Files, write } from './claim';
export { filesIn, message, paths, read, texts } from './look';
export { plugin, row } from './plugins';
export { type Run, run } from './run';
export { eventsUntil, heard, missedBy, ready } from './watching';
