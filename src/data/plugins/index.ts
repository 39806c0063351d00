import { catalogue } from './catalogue';
import metadataFile from './metadata.json';
import { joinPlugins, type Plugin } from './join';
import verifiedFile from './verified.json';

export { jobs, type Job } from './jobs';
export type { Condition, Plugin } from './join';
export { formats, statuses, type Format, type Status } from './vocabulary';

/** Every plugin of the directory, sorted by name: what a person wrote, what npm says, what the run gave. */
export const plugins: readonly Plugin[] = joinPlugins(catalogue, metadataFile, verifiedFile);
