import { jobs, type Job } from '@site/src/data/plugins/jobs';
import { knownWord, statuses, type Format, type Status } from '@site/src/data/plugins/vocabulary';

export const sorts = ['name', 'released', 'status'] as const;
export type Sort = (typeof sorts)[number];

/** A package that offers both formats answers to either, so the filter offers these two alone. */
export const filterFormats = ['esm', 'commonjs'] as const satisfies readonly Format[];

/** What the reader asked to see. An empty word filters nothing. */
export interface View {
  readonly text: string;
  readonly job: Job | '';
  readonly status: Status | '';
  readonly format: (typeof filterFormats)[number] | '';
  readonly sort: Sort;
}

export const emptyView: View = { text: '', job: '', status: '', format: '', sort: 'name' };

/** Name of each part of the view in an address. */
export const parameters = {
  text: 'q',
  job: 'job',
  status: 'status',
  format: 'format',
  sort: 'sort',
} as const satisfies Record<keyof View, string>;

const viewParts = ['text', 'job', 'status', 'format', 'sort'] as const satisfies (keyof View)[];

/** Longer text finds nothing more, and an address must not be able to slow the page down. */
const longestText = 100;

function readParameters(params: URLSearchParams): View {
  return {
    text: (params.get(parameters.text) ?? '').slice(0, longestText),
    job: knownWord(jobs, params.get(parameters.job)) ?? '',
    status: knownWord(statuses, params.get(parameters.status)) ?? '',
    format: knownWord(filterFormats, params.get(parameters.format)) ?? '',
    sort: knownWord(sorts, params.get(parameters.sort)) ?? emptyView.sort,
  };
}

/**
 * Reads a view out of an address.
 * @param search The query part of an address, with or without its question mark.
 * @returns The view; unknown filters and values are left out, long text is cut.
 */
export function readView(search: string): View {
  return readParameters(new URLSearchParams(search));
}

/**
 * Reads a view out of the controls of the page.
 * @param form A form whose controls have the names of `parameters`.
 */
export function readForm(form: HTMLFormElement): View {
  const entries = Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
  return readParameters(new URLSearchParams(entries));
}

/**
 * Writes a view as the query part of an address.
 * @returns The query with its question mark, or an empty text for the unfiltered view.
 */
export function writeView(view: View): string {
  const params = new URLSearchParams();
  for (const part of viewParts) {
    const value = view[part].trim();
    if (value !== emptyView[part]) params.set(parameters[part], value);
  }
  const query = params.toString();
  return query && `?${query}`;
}
