import startPages from '@generated/search-records/default/start-pages.json';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Good places to start, for who opened the dialog and has typed nothing; a style hides it from others. */
export function StartPlaces({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  return (
    <nav
      className="search-start"
      aria-label={translate({ id: 'search.startPlaces', message: 'Good places to start' })}
    >
      <p>
        <Translate id="search.startPlaces">Good places to start</Translate>
      </p>
      <ul>
        {startPages.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} onClick={onOpen}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
