export { claim, type Files, write } from './claim';
export { each, filesIn, message, paths, read, target, texts } from './look';
export { piped } from './piped';
export { plugin, row } from './plugins';
export { exitAndLine, type Run, run } from './run';
export { sample } from './sample';
export { story } from './story';
export { type Change, variant } from './variant';
export {
  afterASecond,
  change,
  eventsUntil,
  reportedEvents,
  missedBy,
  ready,
  removeOnceSeen,
} from './watching';
