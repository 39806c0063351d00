import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSearchPageLink } from '@site/src/search/search-page-link';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { FormEvent, ReactNode } from 'react';

import styles from './styles.module.css';

/** The not-found page: says what happened and offers search and the main guides. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const history = useHistory();
  const createLink = useSearchPageLink();

  // Without a request: a host that redirects the page may lose the query.
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    history.push(createLink(typeof query === 'string' ? query : ''));
  }

  return (
    <main className={clsx('container margin-vert--xl', styles.missing, className)}>
      <h1>
        <Translate id="notFound.title">There is no page at this address</Translate>
      </h1>
      <p>
        <Translate id="notFound.cause">
          The page has moved, or the link that brought you here has a typo.
        </Translate>
      </p>
      <form
        className={styles.search}
        action={useBaseUrl('/search')}
        role="search"
        onSubmit={search}
      >
        <input
          type="search"
          name="q"
          required
          aria-label={translate({
            id: 'notFound.search.label',
            message: 'Search the documentation',
          })}
          placeholder={translate({
            id: 'notFound.search.placeholder',
            message: 'Error message, function or option',
          })}
        />
        <button type="submit" className="button button--primary">
          <Translate id="notFound.search.button">Search</Translate>
        </button>
      </form>
      <h2>
        <Translate id="notFound.onward">Or start here</Translate>
      </h2>
      <ul>
        <li>
          <Link to="/docs/getting-started/quick-start">
            <Translate id="notFound.quickStart">
              Quick start: install gulp and run a first task
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/docs/getting-started/async-completion">
            <Translate id="notFound.async">
              Async completion: tasks that never end, or end early
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/docs/api/concepts">
            <Translate id="notFound.api">API: every function, option and error message</Translate>
          </Link>
        </li>
        <li>
          <Link to="/plugins/">
            <Translate id="notFound.plugins">Plugin directory: what works on gulp 5</Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
