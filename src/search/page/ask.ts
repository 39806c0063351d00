import { createSearchClient } from '../client';
import type { Hit } from '../hit';
import { isAddress } from '../result-url';
import { account } from '../settings';

/** What the page shows of an answer. */
export interface ResultPage {
  readonly hits: readonly Hit[];
  /** Number of all hits, on all pages. */
  readonly count: number;
  /** Number of the page, from 0. */
  readonly page: number;
  readonly pages: number;
}

/** Results that one press of the button brings. */
const HITS_PER_PAGE = 15;

/** Most words of the text below a result. */
const SNIPPET_LENGTH = 30;

const client = createSearchClient({ suggestions: false });

/**
 * Asks for one page of results.
 *
 * @param facetFilters The reader's language and docs version.
 * @throws Error when there is no answer, or one that is no list of hits.
 */
export async function ask(
  query: string,
  page: number,
  facetFilters: readonly (string | readonly string[])[],
): Promise<ResultPage> {
  const { results } = await client.search<Hit>([
    {
      indexName: account.indexName,
      query,
      params: {
        attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
        attributesToSnippet: [`content:${SNIPPET_LENGTH}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: HITS_PER_PAGE,
        page,
        facetFilters,
      },
    },
  ]);
  const [result] = results;
  if (!result || !('hits' in result)) {
    throw new Error('The search gave an answer without hits.');
  }
  const hits = result.hits.filter(({ url }) => isAddress(url));
  return { hits, count: result.nbHits, page: result.page, pages: result.nbPages };
}
