// For its declaration of `window.earlyIntent`.
import type {} from '../../browser/early-intent';

/**
 * Takes over a search that the reader asked for before the application was there.
 *
 * @returns The letters typed since then; undefined when nobody asked.
 */
export function takeEarlySearch(): string | undefined {
  const intent = window.earlyIntent;
  if (!intent?.search) {
    return undefined;
  }
  const { query } = intent;
  intent.search = false;
  intent.query = '';
  return query;
}
