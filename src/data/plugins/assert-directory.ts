import type * as z from 'zod';

import { catalogue } from './catalogue';
import metadataFile from './metadata.json';
import { catalogueEntrySchema, metadataSchema, verifiedSchema } from './schema';
import verifiedFile from './verified.json';

/**
 * Checks what people and commands wrote about plugins, before pages are made of it.
 *
 * @param entries What people wrote, as it is.
 * @param metadata What npm said.
 * @param verified What the runs gave.
 * @throws Error with a sentence for each fault: which file, which plugin, what is wrong with it.
 */
export function assertDirectory(
  entries: readonly unknown[] = catalogue,
  metadata: unknown = metadataFile,
  verified: unknown = verifiedFile,
): void {
  const names = entries.map(nameOf);
  const faults = [
    ...entries.flatMap((entry, index) =>
      faultsOf(catalogueEntrySchema, entry, `catalogue: "${names[index] ?? ''}"`),
    ),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `src/data/plugins/catalogue: "${name}" stands twice. Remove one entry.`),
    ...faultsOf(metadataSchema, metadata, 'metadata.json'),
    ...faultsOf(verifiedSchema, verified, 'verified.json'),
  ];
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

function nameOf(entry: unknown): string {
  const name: unknown = Object(entry).name;
  return typeof name === 'string' ? name : 'an entry without a name';
}

function faultsOf(schema: z.ZodType, value: unknown, place: string): readonly string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(
    ({ path, message }) =>
      `src/data/plugins/${place}: ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}.`,
  );
}
