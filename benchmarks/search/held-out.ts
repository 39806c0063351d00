import { readdirSync, readFileSync } from 'node:fs';

import * as z from 'zod';

const schema = z.array(
  z.strictObject({
    query: z.string().min(1),
    /** Addresses that answer it: a section with its `#id`; without one, the page and all that is in it. */
    right: z.array(z.string().startsWith('/')).min(1),
  }),
);

/** A query that was written before anybody looked at what the search finds for it. */
export type HeldOutQuery = Readonly<z.infer<typeof schema>[number]>;

/** Queries of one kind that were written on one day. */
interface HeldOutSet {
  readonly name: string;
  /** Those whose misses may be read, to mend what they have in common. */
  readonly open: readonly HeldOutQuery[];
  /** Those of which only the figures are read. */
  readonly closed: readonly HeldOutQuery[];
}

const FOLDER = new URL('held-out/', import.meta.url);

/**
 * Reads the sets that were written for an edition, oldest first. Each second query of a set is
 * closed.
 *
 * @param edition Name of an edition, with which the names of its files begin.
 * @throws ZodError naming what is wrong in a file.
 */
export function readHeldOut(edition: string): readonly HeldOutSet[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((day) =>
      readdirSync(new URL(`${day}/`, FOLDER))
        .filter((file) => file.startsWith(`${edition}-`))
        .map((file): HeldOutSet => {
          const text = readFileSync(new URL(`${day}/${file}`, FOLDER), 'utf8');
          const queries = schema.parse(JSON.parse(text));
          return {
            name: `${day} ${file.replace('.json', '')}`,
            open: queries.filter((_, at) => at % 2 === 0),
            closed: queries.filter((_, at) => at % 2 === 1),
          };
        }),
    );
}
