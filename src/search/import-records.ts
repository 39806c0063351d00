import type { SearchRecords } from './records/types';

/**
 * Loads the records of this edition's search; repeated calls load nothing twice.
 *
 * @throws Error when they cannot be fetched. The next call tries again.
 */
export async function importRecords(): Promise<SearchRecords> {
  const { default: records } = await import(
    /* webpackChunkName: "search-records" */ '@generated/search-records/default/records.json'
  );
  return records;
}
