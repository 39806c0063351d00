import '../setup/report-errors.mjs';

import pMap from 'p-map';

import { npmViewSchema } from '../plugins/metadata';
import { allFences } from '../samples/page-fences';
import { npmView } from '../setup/npm-view';
import { majorOf, namedPackages, versionsThatRan } from './named-packages';

/** How many packages npm is asked for at the same time. */
const CONCURRENCY = 4;

async function newestVersion(name: string): Promise<string> {
  const { version } = await npmView(name, npmViewSchema.pick({ name: true, version: true }));
  return version;
}

/** Says which install commands of the pages bring another major version than the samples ran. */
async function main(): Promise<void> {
  const ran = versionsThatRan();
  const open = namedPackages(allFences()).filter(
    ({ name, range }) => range === undefined && ran(name) !== undefined,
  );
  const names = [...new Set(open.map(({ name }) => name))];
  console.log(`Asking npm for the newest versions of ${names.length} packages.`);
  const newest = new Map(
    await pMap(names, async (name) => [name, await newestVersion(name)] as const, {
      concurrency: CONCURRENCY,
    }),
  );
  const other = open.flatMap(({ name, place }) => {
    const [version, now] = [ran(name) ?? '', newest.get(name) ?? ''];
    return majorOf(version) === majorOf(now)
      ? []
      : [
          `${place} installs ${name} ${now}, and the samples ran ${version}. Write ${name}@${majorOf(version)}, or run the samples with the newer one.`,
        ];
  });
  other.forEach((line) => console.error(line));
  console.log(`${open.length} places, ${other.length} with another major version.`);
  process.exitCode = other.length === 0 ? 0 : 1;
}

void main();
