import '../setup/report-errors.mjs';

import { writeFile } from 'node:fs/promises';

import * as z from 'zod';

import { npmViewSchema } from '../plugins/metadata';
import { npmView } from '../setup/npm-view';
import { KNOWN_DAYS, readRelease, RELEASES_FILE, type Release } from './releases';

const viewSchema = npmViewSchema
  .pick({ name: true, version: true, time: true })
  .extend({ deprecated: z.string().optional() });

/** Asks npm for the last releases of gulp and its packages, and writes them down with the day. */
async function main(): Promise<void> {
  const packages: Release[] = [];
  for (const name of Object.keys(KNOWN_DAYS)) {
    packages.push(readRelease(await npmView(name, viewSchema)));
  }
  const read = new Date().toISOString().slice(0, 10);
  await writeFile(RELEASES_FILE, `${JSON.stringify({ read, packages }, null, 2)}\n`);
  packages.forEach(({ name, version, released }) => console.log(`${name} ${version} ${released}`));
  console.log('Now npx vitest run tests/docs/gulp-releases.test.ts names the rows to change.');
}

void main();
