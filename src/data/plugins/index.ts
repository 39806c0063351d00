import { catalogue } from './catalogue';
import { joinPlugins, type Plugin } from './join';
import { readDirectory } from './read-directory';

export type { Condition, Plugin } from './join';

const { metadata, verified } = readDirectory();

/** Every plugin of the directory, sorted by name: what a person wrote, what npm says, what the run gave. */
export const plugins: readonly Plugin[] = joinPlugins(catalogue, metadata, verified);
