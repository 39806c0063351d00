import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { useSearchPageLink } from '@site/src/search/search-page-link';

import { registrySearch } from './registry-search';

interface Props {
  readonly text: string;
  readonly onReset: () => void;
}

/** What stands in place of an empty list: a way back and a way on. */
export function NoMatch({ text, onReset }: Props): ReactNode {
  const createLink = useSearchPageLink();
  return (
    <p>
      <Translate id="plugins.none">No plugin in the directory matches these filters.</Translate>{' '}
      <button type="button" className="button button--outline" onClick={onReset}>
        <Translate id="plugins.none.reset">Show all plugins</Translate>
      </button>{' '}
      {text !== '' && (
        <>
          <Link to={createLink(text)}>
            <Translate id="plugins.none.search">Search this site</Translate>
          </Link>
          {' · '}
        </>
      )}
      <Link href={registrySearch(text)}>
        <Translate id="plugins.none.registry">Search all of npm instead</Translate>
      </Link>
    </p>
  );
}
