import '../setup/report-errors.mjs';

import path from 'node:path';

import { compareTranslation, type DifferenceKind } from '../../src/translation/compare';
import { readPagePairs } from '../../src/translation/pages';
import { readRecord, RECORD_FILE } from '../../src/translation/record';
import { projectRoot } from '../../src/samples/paths';

const HEADINGS: Readonly<Record<DifferenceKind, string>> = {
  untranslated: 'Pages without a translation',
  missing: 'Missing',
  gone: 'Gone',
  stale: 'Stale',
};

const pairs = readPagePairs(projectRoot);
const differences = compareTranslation(pairs, readRecord(path.join(projectRoot, RECORD_FILE)));

for (const [kind, heading] of Object.entries(HEADINGS)) {
  const found = differences.filter((difference) => difference.kind === kind);
  if (found.length > 0) {
    console.log(`${heading}: ${found.length}`);
    found.forEach(({ place, message }) => console.log(`  ${place}\n    ${message}`));
  }
}
const translated = pairs.filter(({ english, chinese }) => english && chinese).length;
const sections = differences.filter(({ kind }) => kind !== 'untranslated').length;
console.log(
  `${translated} of ${pairs.filter(({ english }) => english).length} pages translated, ${sections} sections to look at.`,
);
