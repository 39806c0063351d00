import algoliasearch from 'algoliasearch';

import type { HostedRecord } from './hosted-records';
import { INDEX_SETTINGS } from './index-settings';
import type { PushSettings } from './push-settings';

/** Larger records are refused by the service's plans for documentation. */
const LARGEST_RECORD_BYTES = 10_000;

/**
 * Replaces what an index holds: settings, then all records, then what is left of earlier pushes in the
 * same languages is deleted. Readers can search all the while.
 *
 * @param settings Where the index is.
 * @param records Of one or more editions; the facet `language` keeps them apart.
 * @param revision Marks the records of this push; larger than that of any earlier one.
 * @throws ApiError where the service refuses a request, RetryError where none of its hosts answers
 */
export async function replaceRecords(
  settings: PushSettings,
  records: readonly HostedRecord[],
  revision: number,
): Promise<void> {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: key, ALGOLIA_HOST: host } = settings;
  const client = algoliasearch(appId, key, host === undefined ? {} : { hosts: [hostOf(host)] });
  const index = client.initIndex(settings.ALGOLIA_INDEX_NAME);
  await index.setSettings(INDEX_SETTINGS);
  await index.saveObjects(records.map((record) => ({ ...record, revision })));
  // The service works through the requests of an index in turn: the last one ends them all.
  await index.deleteBy({ filters: olderThan(records, revision) }).wait();
}

/**
 * Refuses records that the service would refuse.
 *
 * @throws Error that names the first record that is too large, and its page
 */
export function refuseLargeRecords(records: readonly HostedRecord[]): void {
  for (const record of records) {
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes > LARGEST_RECORD_BYTES) {
      throw new Error(
        `The record ${record.objectID} (${record.url}) has ${bytes} bytes; the service takes ${LARGEST_RECORD_BYTES}. Shorten the paragraph or code block.`,
      );
    }
  }
}

function olderThan(records: readonly HostedRecord[], revision: number): string {
  const languages = [...new Set(records.map(({ language }) => `language:"${language}"`))];
  return `revision < ${revision} AND (${languages.join(' OR ')})`;
}

function hostOf(origin: string): { readonly url: string; readonly protocol: string } {
  const { host, protocol } = new URL(origin);
  return { url: host, protocol: protocol.slice(0, -1) };
}
