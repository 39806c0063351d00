import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { writeCall } from '@site/src/glob-tester/case';
import type { SourceCall } from '@site/src/glob-tester/source-call';

import { CopyButton } from '../CopyButton';
import { PlainLink } from '../PlainLink';
import styles from './styles.module.css';

interface Props {
  readonly call: SourceCall;
  readonly address: string;
  /** Of the case; undefined where it is too long. */
  readonly query: string | undefined;
}

/** The call as a gulpfile has it, and an address that leads back to the case. */
export function Call({ call, address, query }: Props): ReactNode {
  return (
    <>
      <pre className={styles.call}>
        <code>{writeCall(call)}</code>
        <CopyButton name="src()" />
      </pre>
      <p className={styles.hint}>
        {query === undefined ? (
          <Translate id="globs.link.long">
            The files are too many for a link to this case.
          </Translate>
        ) : (
          // A visit of its own, as for the reader to whom the link is sent.
          <PlainLink href={address + query}>
            {translate({ id: 'globs.link', message: 'Link to this case' })}
          </PlainLink>
        )}
      </p>
    </>
  );
}
