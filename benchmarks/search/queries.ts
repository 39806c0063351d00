import { readFileSync } from 'node:fs';

import * as z from 'zod';

const schema = z.array(
  z.strictObject({
    /** What kind of words it is, to see which kind fails. */
    kind: z.enum(['name', 'error', 'question', 'synonym', 'typo', 'half', 'form', 'confusion']),
    query: z.string().min(1),
    /** Path of the page that answers it best. */
    page: z.string().startsWith('/'),
    /** Paths of pages that came later and answer it as well or better. */
    alsoRight: z.array(z.string().startsWith('/')).min(1).optional(),
    /** Written before the search was tuned, and never tuned on. */
    heldOut: z.literal(true).optional(),
  }),
);

/** A query that readers type, with its right page. */
export type BenchQuery = Readonly<z.infer<typeof schema>[number]>;

/**
 * Reads the queries of an edition.
 *
 * @param edition Name of an edition.
 * @throws ZodError naming what is wrong in the file.
 */
export function readQueries(edition: string): readonly BenchQuery[] {
  const file = new URL(`queries/${edition}.json`, import.meta.url);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
