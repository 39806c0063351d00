import type * as z from 'zod';

import { catalogueFiles } from './catalogue';
import metadataFile from './metadata.json';
import { repeatedPhrases } from './repeated-phrases';
import { findMissing } from './results';
import {
  catalogueEntrySchema,
  type Metadata,
  metadataSchema,
  type Verified,
  verifiedSchema,
} from './schema';
import verifiedFile from './verified.json';

/** What commands wrote about the plugins. */
interface Directory {
  readonly metadata: Metadata;
  readonly verified: Verified;
}

/**
 * Reads what commands wrote about plugins, and checks it with what people wrote, before pages are made
 * of it.
 *
 * @param files What people wrote, as it is, by the name of its file.
 * @param metadata What npm said.
 * @param verified What the runs gave.
 * @throws Error with a sentence for each fault: which file, which plugin, what is wrong with it.
 */
export function readDirectory(
  files: Readonly<Record<string, readonly unknown[]>> = catalogueFiles,
  metadata: unknown = metadataFile,
  verified: unknown = verifiedFile,
): Directory {
  const entries = entriesOf(files);
  const faults = [
    ...faultsOfEntries(entries),
    ...repeatedPhrases(
      entries.flatMap(({ entry, name, file }) => {
        const { data } = catalogueEntrySchema.safeParse(entry);
        return data ? [{ entry: data, place: `src/data/plugins/${file}: "${name}"` }] : [];
      }),
    ),
    ...faultsOf(metadataSchema, metadata, 'metadata.json'),
    ...faultsOf(verifiedSchema, verified, 'verified.json'),
    ...entries.flatMap(({ entry }) => missingOf(entry, verified)),
  ];
  refuse(faults);
  return { metadata: metadataSchema.parse(metadata), verified: verifiedSchema.parse(verified) };
}

/**
 * Checks what people wrote, before a command works with it.
 *
 * @throws Error with a sentence for each fault, as {@link readDirectory}.
 */
export function requireGoodEntries(): void {
  refuse(faultsOfEntries(entriesOf(catalogueFiles)));
}

interface Entry {
  readonly entry: unknown;
  readonly name: string;
  readonly file: string;
}

function entriesOf(files: Readonly<Record<string, readonly unknown[]>>): readonly Entry[] {
  return Object.entries(files).flatMap(([file, written]) =>
    written.map((entry) => ({ entry, name: nameOf(entry), file: `catalogue/${file}.ts` })),
  );
}

function faultsOfEntries(entries: readonly Entry[]): readonly string[] {
  return [
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
  ];
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

function nameOf(entry: unknown): string {
  const name: unknown = Object(entry).name;
  return typeof name === 'string' ? name : 'an entry without a name';
}

/** What a result does not say although the trial of the entry asks for it. */
function missingOf(entry: unknown, verified: unknown): readonly string[] {
  const plugin = catalogueEntrySchema.safeParse(entry).data;
  const result = plugin && verifiedSchema.safeParse(verified).data?.[plugin.name];
  const missing = plugin && result && findMissing(plugin, result);
  return missing
    ? [
        `src/data/plugins/verified.json: "${plugin.name}" does not say ${missing}. Run: npm run plugins:verify -- ${plugin.name}`,
      ]
    : [];
}

function faultsOf(schema: z.ZodType, value: unknown, place: string): readonly string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap(narrow).map(({ code, path, message }) => {
    const where = path.length > 0 ? `${path.join('.')}: ` : '';
    const advice = code === 'unrecognized_keys' ? ' Remove it, or correct its spelling.' : '';
    return `src/data/plugins/${place}: ${where}${message}.${advice}`;
  });
}

/** Of a value that may have several forms, tells what is wrong with the form that it has. */
function narrow(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const form = issue.errors.find((issues) =>
    issues.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys'),
  );
  return form ? form.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
}
