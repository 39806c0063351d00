import { readFile } from 'node:fs/promises';

import * as z from 'zod';

import type { SearchRecords } from '../../src/search/records/types';

const section = z.object({
  headings: z.array(z.string()),
  anchor: z.string().nullable(),
  names: z.array(z.string()),
  searches: z.array(z.string()),
  messages: z.array(z.string()),
  text: z.array(z.string()),
  code: z.array(z.string()),
});

const page = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  tag: z.string(),
  sections: z.array(section),
  leadsOn: z.literal(true).optional(),
});

const schema = z.object({ language: z.string(), origin: z.string(), pages: z.array(page) });

/**
 * @param edition Name of an edition.
 * @returns Where a build of the edition leaves its records.
 */
export function recordsFile(edition: string): string {
  return `.docusaurus-${edition}/search-records/default/records.json`;
}

/**
 * Reads the records that a build made.
 *
 * @param file Path of the records.
 * @throws Error that says to build first when there are none, or none that fit.
 */
export async function readRecords(file: string): Promise<SearchRecords> {
  let json: string;
  try {
    json = await readFile(file, 'utf8');
  } catch {
    throw new Error(`There are no search records in ${file}. Run "npm run build" first.`);
  }
  const result = schema.safeParse(JSON.parse(json));
  if (!result.success) {
    throw new Error(
      `${file} was made by another version of the site. Run "npm run build" again.\n${z.prettifyError(result.error)}`,
    );
  }
  return result.data;
}
