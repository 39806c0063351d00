/** One query as the protocol of the hosted service writes it. */
export interface SearchRequest {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  /** Each entry must hold; of an entry that is a list, one must. */
  readonly facetFilters: readonly (string | readonly string[])[];
  /** Most words of a snippet. */
  readonly snippetLength: number;
  readonly tags: { readonly before: string; readonly after: string; readonly ellipsis: string };
}

/** The service's own defaults. */
const DEFAULTS = {
  hitsPerPage: 20,
  snippetLength: 10,
  before: '<em>',
  after: '</em>',
  ellipsis: '…',
};

/** What JSON holds at this place is not known. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the body of a request.
 *
 * @param body JSON with `requests`, whose `params` are a query string.
 * @throws Error when the body is not what the service's client sends.
 */
export function readRequests(body: string): SearchRequest[] {
  const { requests }: Fields = JSON.parse(body) ?? {};
  if (!Array.isArray(requests)) {
    throw new Error('The body of a search must be an object with a list of requests.');
  }
  return requests.map((request: Fields | null) => {
    const { query, params: text } = request ?? {};
    if (typeof query !== 'string' || typeof text !== 'string') {
      throw new Error(
        'Each request of a search must have its query, and its params as a query string.',
      );
    }
    const params = new URLSearchParams(text);
    return {
      query,
      page: numberOr(params.get('page'), 0),
      hitsPerPage: numberOr(params.get('hitsPerPage'), DEFAULTS.hitsPerPage),
      facetFilters: readFilters(params.get('facetFilters')),
      snippetLength: readSnippetLength(params.get('attributesToSnippet')),
      tags: {
        before: params.get('highlightPreTag') ?? DEFAULTS.before,
        after: params.get('highlightPostTag') ?? DEFAULTS.after,
        ellipsis: params.get('snippetEllipsisText') ?? DEFAULTS.ellipsis,
      },
    };
  });
}

/**
 * Checks facet filters such as `["language:en", ["docusaurus_tag:default", "docusaurus_tag:x"]]`.
 *
 * @param facets The facets of a record by name.
 */
export function passesFilters(
  filters: SearchRequest['facetFilters'],
  facets: Readonly<Record<string, string>>,
): boolean {
  const holds = (filter: string): boolean => {
    const [name = '', ...value] = filter.split(':');
    return facets[name] === value.join(':');
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(filter) : filter.length === 0 || filter.some(holds),
  );
}

function readFilters(json: string | null): SearchRequest['facetFilters'] {
  const parsed: unknown = json === null ? [] : JSON.parse(json);
  const list: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  return list.flatMap((entry): (string | string[])[] => {
    if (Array.isArray(entry)) {
      return [entry.filter((filter): filter is string => typeof filter === 'string')];
    }
    return typeof entry === 'string' ? [entry] : [];
  });
}

function readSnippetLength(json: string | null): number {
  const length = /"content:(\d+)"/u.exec(json ?? '')?.[1];
  return numberOr(length ?? null, DEFAULTS.snippetLength);
}

function numberOr(text: string | null, fallback: number): number {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 ? number : fallback;
}
