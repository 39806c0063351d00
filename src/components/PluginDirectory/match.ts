import { jobs, type Job } from '@site/src/data/plugins/jobs';
import { statuses } from '@site/src/data/plugins/vocabulary';

import type { Sort, View } from './view';

/** What a filter must know about a row. */
export interface RowFacts {
  readonly name: string;
  /** Everything that the text filter looks through, folded. */
  readonly words: string;
  readonly job: string;
  readonly status: string;
  readonly format: string;
  /** Day of the release as `YYYY-MM-DD`, or empty. */
  readonly released: string;
}

/** @returns Text in the form in which it is compared: case, width and accents do not count. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/**
 * Picks the rows that a view shows.
 * @param rows The rows in any order.
 * @param view What the reader asked for. Each word of the text must be somewhere in the row,
 *   unless the row is among the found.
 * @param found Names of rows that the search's rules find for the text, once they are loaded.
 * @returns The rows that match, in the order in which they came.
 */
export function matchRows<Row extends RowFacts>(
  rows: readonly Row[],
  view: View,
  found?: ReadonlySet<string>,
): readonly Row[] {
  const terms = foldText(view.text).split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      (view.job === '' || row.job === view.job) &&
      (view.status === '' || row.status === view.status) &&
      (view.format === '' || row.format === view.format || row.format === 'both') &&
      (terms.every((term) => row.words.includes(term)) || found?.has(row.name)),
  );
}

/**
 * Finds the job that most rows do.
 * @returns The job, the first of several; undefined where there are no rows.
 */
export function commonJob(rows: readonly Pick<RowFacts, 'job'>[]): Job | undefined {
  const count = (job: Job): number => rows.filter((row) => row.job === job).length;
  const [most] = [...jobs].sort((one, other) => count(other) - count(one));
  return most && count(most) > 0 ? most : undefined;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const orders: Readonly<Record<Sort, (one: RowFacts, other: RowFacts) => number>> = {
  name: () => 0,
  released: (one, other) => compareTexts(other.released, one.released),
  status: (one, other) =>
    statuses.findIndex((status) => status === one.status) -
    statuses.findIndex((status) => status === other.status),
};

/**
 * Sorts rows. Equal ones follow by name, and rows without a day come after all that have one.
 * @returns A new array.
 */
export function sortRows<Row extends RowFacts>(rows: readonly Row[], sort: Sort): readonly Row[] {
  return [...rows].sort(
    (one, other) => orders[sort](one, other) || compareTexts(one.name, other.name),
  );
}
