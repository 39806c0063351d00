import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { verifiedSchema, type Verified } from '../../../src/data/plugins/schema';

/**
 * Reads results from a file through their schema.
 * @returns The results, or none where there is no file.
 * @throws When the file holds anything else; the message names the field.
 */
export function readResults(file: string): Verified {
  return existsSync(file) ? verifiedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Writes results, sorted by name, with the fields of each in the order of the schema. */
export function writeResults(file: string, results: Verified): void {
  const sorted = Object.entries(verifiedSchema.parse(results)).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
