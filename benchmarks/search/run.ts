import '../../scripts/setup/report-errors.mjs';

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { readRecords, recordsFile } from '../../scripts/search/read-records';
import { buildSectionIndex } from '../../src/search/embedded/section-index';
import { brotliSize } from '../brotli';
import { spread } from '../site/statistics';
import { readHeldOut } from './held-out';
import { answerHeldOut, countPlaces, type Answered } from './measure-held-out';
import { measureQuery, summarize, type Measured } from './measure';
import { readQueries } from './queries';

const { values } = parseArgs({
  options: {
    edition: { type: 'string', multiple: true, default: ['english', 'chinese'] },
    records: { type: 'string' },
    misses: { type: 'boolean', default: false },
    /** Figures of the closed halves: for the end, when nothing is tuned any more. */
    closed: { type: 'boolean', default: false },
  },
});

async function measureEdition(edition: string): Promise<void> {
  const file = values.records ?? recordsFile(edition);
  const records = await readRecords(file);
  const started = performance.now();
  const index = await buildSectionIndex(records, () => Promise.resolve());
  const building = performance.now() - started;
  const measured = readQueries(edition).map((query) => measureQuery(index, query));
  report(edition, measured);
  const { median, most } = spread(measured.map(({ milliseconds }) => milliseconds));
  console.log(
    `  time of an answer   median ${median.toFixed(1)} ms, longest ${most.toFixed(1)} ms`,
  );
  console.log(`  building the index  ${building.toFixed(1)} ms, ${index.sections.length} sections`);
  const json = await readFile(file);
  console.log(
    `  records             ${kilobytes(brotliSize(json))} Brotli, ${kilobytes(json.length)} as they are\n`,
  );
  for (const { name, open, closed } of readHeldOut(edition)) {
    const ofOpen = open.map((query) => answerHeldOut(index, query));
    reportHalf(`${name}, open`, ofOpen);
    if (values.misses) {
      reportMisses(ofOpen);
    }
    if (values.closed) {
      // Never their misses: whoever has read them would tune the search to them.
      reportHalf(
        `${name}, closed`,
        closed.map((query) => answerHeldOut(index, query)),
      );
    }
  }
  console.log('');
}

function reportHalf(name: string, answered: readonly Answered[]): void {
  const line = (places: readonly (number | undefined)[]): string => {
    const { first, amongThree, amongFive } = countPlaces(places);
    const of = (count: number) => `${count} (${percent(count / answered.length)})`;
    return `first ${of(first)}, among three ${of(amongThree)}, among five ${of(amongFive)}`;
  };
  console.log(`held out ${name}: ${answered.length} queries`);
  console.log(`  pages               ${line(answered.map(({ page }) => page))}`);
  console.log(`  results             ${line(answered.map(({ result }) => result))}`);
}

function reportMisses(answered: readonly Answered[]): void {
  for (const { query, right, result, page, found } of answered) {
    if (result !== 1) {
      console.log(
        `  ${JSON.stringify(query)}: ${right.join(', ')} came ${result ?? 'nowhere'}, its page ${page ?? 'nowhere'}`,
      );
      console.log(`      ${found.slice(0, 5).join(', ')}`);
    }
  }
}

async function main(): Promise<void> {
  for (const edition of values.edition) {
    await measureEdition(edition);
  }
}

function report(edition: string, measured: readonly Measured[]): void {
  const { queries, first, amongThree, meanReciprocalRank } = summarize(measured);
  console.log(`${edition}: ${queries} queries`);
  console.log(`  right page first    ${percent(first)}`);
  console.log(`  among three         ${percent(amongThree)}`);
  console.log(`  mean reciprocal rank ${meanReciprocalRank.toFixed(3)}`);
  const heldOut = measured.filter((one) => one.heldOut);
  if (heldOut.length > 0) {
    const held = summarize(heldOut);
    console.log(
      `  held out            ${held.queries} queries, ${percent(held.first)} first, ${percent(held.amongThree)} among three`,
    );
  }
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const ofKind = summarize(measured.filter((one) => one.kind === kind));
    console.log(
      `    ${kind.padEnd(10)} ${String(ofKind.queries).padStart(3)}  ${percent(ofKind.first)} first, ${percent(ofKind.amongThree)} among three`,
    );
  }
  if (values.misses) {
    for (const { query, page, place, found } of measured.filter((one) => one.place !== 1)) {
      console.log(`  ${JSON.stringify(query)}: ${page} came ${place ?? 'nowhere'}`);
      console.log(`      ${found.slice(0, 4).join(', ')}`);
    }
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

void main();
