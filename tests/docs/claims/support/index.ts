export { claim, type Files, write } from './claim';
export { gulpfile, linkPackages } from './gulpfile';
export { each, filesIn, message, paths, read, target, texts } from './look';
export { plugin } from './plugin';
export { exitAndLine, type Run, run, runEach } from './run';
export { sample } from './sample';
export { story } from './story';
export { changing, piped, row } from './streams';
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
