import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { registrySearch } from './registrySearch';

interface Props {
  readonly text: string;
  readonly onReset: () => void;
}

/** What stands in place of an empty list: a way back and a way on. */
export function NoMatch({ text, onReset }: Props): ReactNode {
  return (
    <p>
      <Translate id="plugins.none">No plugin of the directory matches these filters.</Translate>{' '}
      <button type="button" className="button button--outline" onClick={onReset}>
        <Translate id="plugins.none.reset">Show all plugins</Translate>
      </button>{' '}
      <Link href={registrySearch(text)}>
        <Translate id="plugins.none.registry">Search all of npm instead</Translate>
      </Link>
    </p>
  );
}
