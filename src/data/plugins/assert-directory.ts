import type * as z from 'zod';

import { catalogueFiles } from './catalogue';
import metadataFile from './metadata.json';
import { catalogueEntrySchema, metadataSchema, verifiedSchema } from './schema';
import verifiedFile from './verified.json';

/**
 * Checks what people and commands wrote about plugins, before pages are made of it.
 *
 * @param files What people wrote, as it is, by the name of its file.
 * @param metadata What npm said.
 * @param verified What the runs gave.
 * @throws Error with a sentence for each fault: which file, which plugin, what is wrong with it.
 */
export function assertDirectory(
  files: Readonly<Record<string, readonly unknown[]>> = catalogueFiles,
  metadata: unknown = metadataFile,
  verified: unknown = verifiedFile,
): void {
  const entries = Object.entries(files).flatMap(([file, written]) =>
    written.map((entry) => ({ entry, name: nameOf(entry), file: `catalogue/${file}.ts` })),
  );
  const faults = [
    ...entries.flatMap(({ entry, name, file }) =>
      faultsOf(catalogueEntrySchema, entry, `${file}: "${name}"`),
    ),
    ...entries.flatMap(({ name, file }, index) => {
      const first = entries.slice(0, index).find((other) => other.name === name);
      return first === undefined
        ? []
        : [
            `src/data/plugins/${file}: "${name}" stands in src/data/plugins/${first.file} already. Remove one entry.`,
          ];
    }),
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
  return (error?.issues ?? []).map(({ code, path, message }) => {
    const where = path.length > 0 ? `${path.join('.')}: ` : '';
    const advice = code === 'unrecognized_keys' ? ' Remove it, or correct its spelling.' : '';
    return `src/data/plugins/${place}: ${where}${message}.${advice}`;
  });
}
