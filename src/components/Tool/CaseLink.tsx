import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { PlainLink } from '../PlainLink';
import styles from './styles.module.css';

interface Props {
  /** Of the case; undefined where it is too long. */
  readonly query: string | undefined;
}

/** An address that leads back to the case. */
export function CaseLink({ query }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <p className={styles.hint}>
      {query === undefined ? (
        <Translate id="tool.link.long">This case is too long for a link.</Translate>
      ) : (
        // A visit of its own, as for the reader to whom the link is sent.
        <PlainLink href={pathname + query}>
          {translate({ id: 'tool.link', message: 'Link to this case' })}
        </PlainLink>
      )}
    </p>
  );
}
