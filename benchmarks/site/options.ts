import { parseArgs } from 'node:util';

/** What a run is asked to do. */
export type Options = ReturnType<typeof readOptions>;

/**
 * Reads the command line.
 *
 * @throws TypeError naming an option that is unknown.
 */
export function readOptions(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      /** Also VitePress and Starlight. */
      peers: { type: 'boolean', default: false },
      /** Everything once, and no build times. */
      quick: { type: 'boolean', default: false },
      /** Also Lighthouse. */
      lighthouse: { type: 'boolean', default: false },
      /** Also builds of a thousand pages. */
      large: { type: 'boolean', default: false },
      /** Opens the pages of build/english rather than those of a copy that is built. */
      'no-build': { type: 'boolean', default: false },
      /** File to write. */
      out: { type: 'string', default: 'BENCHMARKS.md' },
    },
  }).values;
}
