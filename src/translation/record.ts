import { existsSync, readFileSync } from 'node:fs';

import * as z from 'zod';

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** By page, by section: the digest of the English section as it was when it was translated. */
export type TranslationRecord = Readonly<z.infer<typeof schema>>;

/** Where the record lies, from the root of the repository. */
export const RECORD_FILE = 'i18n/zh-Hans/translated.json';

/**
 * @param file absolute path of the record
 * @returns the record; an empty one where there is no file
 * @throws Error that names the file where it holds something else
 */
export function readRecord(file: string): TranslationRecord {
  if (!existsSync(file)) {
    return {};
  }
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'it holds something else' : String(error);
    throw new Error(
      `${file} cannot be read (${reason}). Take it from the last commit and run "npm run translation:accept" again.`,
    );
  }
}

/** @returns the text of the file: pages by name, so that two changes of it seldom meet */
export function formatRecord(record: TranslationRecord): string {
  const sorted = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`;
}
