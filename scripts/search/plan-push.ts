import type { HostedRecord } from './hosted-records';
import { INDEX_SETTINGS } from './index-settings';

/** A request of a push. */
export interface PushStep {
  /** What it does, for a person who waits. */
  readonly does: string;
  readonly method: 'POST' | 'PUT';
  /** Path below that of the index. */
  readonly path: string;
  readonly body: unknown;
}

/** Records in one request. The service recommends batches of this order. */
const BATCH_SIZE = 1000;

/** Larger records are refused by the service's plans for documentation. */
const LARGEST_RECORD_BYTES = 10_000;

/**
 * Plans how to replace what an index holds: settings, then all records, then what is left of earlier
 * pushes in the same languages is deleted. Readers can search all the while.
 *
 * @param records Of one or more editions; the facet `language` keeps them apart.
 * @param revision Marks the records of this push; larger than that of any earlier one.
 * @throws Error when a record is too large for the service.
 */
export function planPush(records: readonly HostedRecord[], revision: number): PushStep[] {
  records.forEach(refuseLargeRecord);
  const batches = Array.from({ length: Math.ceil(records.length / BATCH_SIZE) }, (_, number) =>
    records.slice(number * BATCH_SIZE, (number + 1) * BATCH_SIZE),
  );
  return [
    {
      does: 'set the settings of the index',
      method: 'PUT',
      path: '/settings',
      body: INDEX_SETTINGS,
    },
    ...batches.map((batch, number): PushStep => {
      const sent = number * BATCH_SIZE + batch.length;
      return {
        does: `send records, ${sent} of ${records.length}`,
        method: 'POST',
        path: '/batch',
        body: {
          requests: batch.map((record) => ({
            action: 'updateObject',
            body: { ...record, revision },
          })),
        },
      };
    }),
    {
      does: 'delete the records of earlier pushes',
      method: 'POST',
      path: '/deleteByQuery',
      body: { params: new URLSearchParams({ filters: olderThan(records, revision) }).toString() },
    },
  ];
}

function olderThan(records: readonly HostedRecord[], revision: number): string {
  const languages = [...new Set(records.map(({ language }) => `language:"${language}"`))];
  return `revision < ${revision} AND (${languages.join(' OR ')})`;
}

function refuseLargeRecord(record: HostedRecord): void {
  const bytes = Buffer.byteLength(JSON.stringify(record));
  if (bytes > LARGEST_RECORD_BYTES) {
    throw new Error(
      `The record ${record.objectID} (${record.url}) has ${bytes} bytes; the service takes ${LARGEST_RECORD_BYTES}. Shorten the paragraph or code block.`,
    );
  }
}
