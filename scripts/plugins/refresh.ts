import '../setup/report-errors.mjs';

import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { catalogue } from '../../src/data/plugins/catalogue';
import { requireGoodEntries } from '../../src/data/plugins/read-directory';
import { metadataSchema, type Metadata } from '../../src/data/plugins/schema';
import { npmView } from '../setup/npm-view';
import { corrections } from './corrections';
import { measureInstalled } from './installed-size';
import { missingDay, npmViewSchema, readMetadata } from './metadata';

const file = fileURLToPath(new URL('../../src/data/plugins/metadata.json', import.meta.url));

/** Renews the metadata of the plugins that the command line names, or of all. */
async function main(wanted: readonly string[]): Promise<void> {
  requireGoodEntries();
  const unknown = wanted.filter((name) => !catalogue.some((entry) => entry.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `Not in src/data/plugins/catalogue: ${unknown.join(', ')}. Add an entry first.`,
    );
  }
  const names = wanted.length > 0 ? wanted : catalogue.map((entry) => entry.name);

  const before = metadataSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const asked: Record<string, Metadata[string]> = {};
  for (const [index, name] of names.entries()) {
    const entry = readMetadata(await npmView(name, npmViewSchema), corrections[name]);
    const known = before[name];
    const installed =
      known?.version === entry.version
        ? known.installed
        : await measureInstalled(name, entry.version);
    asked[name] = { ...entry, installed };
    console.log(`${index + 1}/${names.length} ${name} ${entry.version}`);
    // One package at a time and a pause: the catalogue is no reason to press on npm.
    await setTimeout(250);
  }

  const known = Object.entries({ ...before, ...asked })
    .filter(([name]) => catalogue.some((entry) => entry.name === name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const after = metadataSchema.parse(Object.fromEntries(known));
  await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`Wrote ${known.length} entries to src/data/plugins/metadata.json.`);
  for (const [name, metadata] of Object.entries(asked)) {
    const advice = missingDay(name, metadata);
    if (advice !== undefined) {
      console.log(advice);
    }
  }
}

void main(process.argv.slice(2));
