import { parseArgs } from 'node:util';

/** What a run is asked to do. */
export interface Options {
  /** Also VitePress and Starlight. */
  readonly peers: boolean;
  /** Everything once, and no build times. */
  readonly quick: boolean;
  /** Also Lighthouse. */
  readonly lighthouse: boolean;
  /** Also builds of a thousand pages. */
  readonly large: boolean;
  /** Opens the pages of build/english rather than those of a copy that is built. */
  readonly noBuild: boolean;
  /** File to write. */
  readonly out: string;
}

/**
 * Reads the command line.
 *
 * @throws TypeError naming an option that is unknown.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      peers: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      large: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      out: { type: 'string', default: 'BENCHMARKS.md' },
    },
  });
  return {
    peers: values.peers === true,
    quick: values.quick === true,
    lighthouse: values.lighthouse === true,
    large: values.large === true,
    noBuild: values['no-build'] === true,
    out: values.out ?? 'BENCHMARKS.md',
  };
}
