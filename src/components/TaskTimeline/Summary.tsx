import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { formatMoment } from '@site/src/task-timeline/duration';
import type { Report } from '@site/src/task-timeline/report';

import tool from '../Tool/styles.module.css';

/** How the command ends. For the keys, see `Result` of the glob tester. */
export function Summary({ report: { exit, error } }: { readonly report: Report }): ReactNode {
  if (error !== undefined) {
    return (
      <p key="error" className={tool.error}>
        <Translate id="tasks.error" values={{ error: <code>{error}</code> }}>
          {'gulp cannot load this: {error}'}
        </Translate>
      </p>
    );
  }
  if (!exit) {
    return (
      <p key="held">
        <Translate id="tasks.held">gulp runs until you stop it with Ctrl+C.</Translate>
      </p>
    );
  }
  return (
    <p key={`${exit.time} ${exit.code}`}>
      <Translate
        id="tasks.exit"
        values={{ time: formatMoment(exit.time), code: <strong>{exit.code}</strong> }}
      >
        {'gulp ends after {time} with exit code {code}.'}
      </Translate>
    </p>
  );
}
