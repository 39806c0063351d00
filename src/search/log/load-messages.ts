import { importRecords } from '../import-records';
import { type ExplainedMessage, listMessages } from './match-log';

let loading: Promise<readonly ExplainedMessage[]> | undefined;

/**
 * Loads the messages that this edition's pages explain.
 *
 * @throws Error when they cannot be fetched. The next call tries again.
 */
export function loadMessages(): Promise<readonly ExplainedMessage[]> {
  loading ??= importRecords().then(
    ({ pages }) => listMessages(pages),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
