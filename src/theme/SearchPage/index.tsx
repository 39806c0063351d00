import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import type { MainPage } from '@site/src/search/records/types';
import Results from '@site/src/search/page/Results';
import SearchForm from '@site/src/search/page/SearchForm';
import Status from '@site/src/search/page/Status';
import styles from '@site/src/search/page/styles.module.css';
import { useQuery } from '@site/src/search/page/useQuery';
import { useSearchResults } from '@site/src/search/page/useSearchResults';

interface SearchPageProps {
  /** Where a reader can start who cannot search, or found nothing. */
  readonly mainPages: readonly MainPage[];
}

/** The search page. Its query is in the address, so that results can be shared. */
export default function SearchPage({ mainPages }: SearchPageProps): ReactNode {
  const [query, setQuery] = useQuery();
  const title = titleFor(query);
  const { pathname } = useLocation();
  return (
    <Layout title={title} description={titleFor('')}>
      {query !== '' && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={`container margin-vert--lg ${styles.page}`}>
        <h1>{title}</h1>
        <SearchForm action={pathname} query={query} onQuery={setQuery} />
        <noscript>
          <p>
            <Translate id="search.needsScript">
              Search needs JavaScript. These pages lead to all others:
            </Translate>
          </p>
          <PageList pages={mainPages} />
        </noscript>
        <FoundResults query={query} mainPages={mainPages} />
      </main>
    </Layout>
  );
}

function titleFor(query: string): string {
  return query === ''
    ? translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      })
    : translate(
        { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"' },
        { query },
      );
}

/** Apart from the page, because the layout provides the docs version that it searches in. */
function FoundResults({ query, mainPages }: SearchPageProps & { readonly query: string }) {
  const { status, hits, count, next, fetchNext } = useSearchResults(query);
  return (
    <>
      <Status status={status} count={count} onRetry={fetchNext} />
      {status === 'found' && count === 0 && (
        <>
          <p>
            <Translate id="search.startingPoints">These pages lead to all others:</Translate>
          </p>
          <PageList pages={mainPages} />
        </>
      )}
      <Results hits={hits} />
      {status === 'found' && next !== undefined && (
        <button type="button" className="button button--primary" onClick={fetchNext}>
          <Translate id="search.more">More results</Translate>
        </button>
      )}
    </>
  );
}

function PageList({ pages }: { readonly pages: readonly MainPage[] }) {
  return (
    <ul>
      {pages.map(({ title, path }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
