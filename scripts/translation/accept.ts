import '../setup/report-errors.mjs';

import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { acceptTranslation } from '../../src/translation/accept';
import { readPagePairs } from '../../src/translation/pages';
import { formatRecord, readRecord, RECORD_FILE } from '../../src/translation/record';
import { projectRoot } from '../../src/samples/paths';

const wanted = process.argv.slice(2);
const options = wanted.filter((argument) => argument.startsWith('--'));
const places = wanted.filter((argument) => !argument.startsWith('--'));
const isAllNew = options.length === 1 && options[0] === '--all-new' && places.length === 0;
if (!isAllNew && (options.length > 0 || places.length === 0)) {
  throw new Error(
    'Say what was translated: npm run translation:accept -- PAGE#ID, or PAGE for all of its sections, or --all-new for all sections that have no record yet.',
  );
}

const file = path.join(projectRoot, RECORD_FILE);
const { record, changed } = acceptTranslation(
  readPagePairs(projectRoot),
  readRecord(file),
  isAllNew ? 'all-new' : { places },
);
writeFileSync(file, formatRecord(record));
changed.forEach((place) => console.log(place));
console.log(`Recorded in ${RECORD_FILE}: ${changed.length}.`);
