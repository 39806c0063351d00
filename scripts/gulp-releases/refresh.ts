import '../setup/report-errors.mjs';

import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import * as z from 'zod';

import { npmViewSchema } from '../plugins/metadata';
import { KNOWN_DAYS, readRelease, RELEASES_FILE, type Release } from './releases';

const run = promisify(execFile);

const viewSchema = npmViewSchema.extend({ deprecated: z.string().optional() });

async function askNpm(name: string): Promise<Release> {
  const fields = ['name', 'version', 'time', 'deprecated'];
  const { stdout } = await run('npm', ['view', name, ...fields, '--json'], { timeout: 60_000 });
  return readRelease(viewSchema.parse(JSON.parse(stdout)));
}

/** Asks npm for the last releases of gulp and its packages, and writes them down with the day. */
async function main(): Promise<void> {
  const packages: Release[] = [];
  for (const name of Object.keys(KNOWN_DAYS)) {
    packages.push(await askNpm(name));
  }
  const read = new Date().toISOString().slice(0, 10);
  await writeFile(RELEASES_FILE, `${JSON.stringify({ read, packages }, null, 2)}\n`);
  packages.forEach(({ name, version, released }) => console.log(`${name} ${version} ${released}`));
  console.log('Now npx vitest run tests/docs/gulp-releases.test.ts names the rows to change.');
}

void main();
