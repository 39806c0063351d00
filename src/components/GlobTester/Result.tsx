import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import type { Row } from '@site/src/glob-tester/source-call';

import { SpokenStatus } from '../SpokenStatus';
import { Failure } from '../Tool/Failure';
import tool from '../Tool/styles.module.css';
import type { FoundReport } from './find-report';
import styles from './styles.module.css';

/** More rows help nobody, and keep a browser busy. */
const MOST_ROWS = 500;

interface Props extends FoundReport {
  /** Why the report is that of the case before. */
  readonly failure: string | undefined;
}

/**
 * What was found, what was not, and why. A browser that translates the page takes texts out of it, and React
 * would write the next ones into those. So a text that changes is the only one in its element, or the
 * element has a key.
 */
export function Result(outcome: Props): ReactNode {
  const { rows } = outcome.report;
  return (
    <>
      <Outcome {...outcome} />
      {outcome.report.error !== undefined && (
        <p>
          <Link to="/docs/getting-started/explaining-globs#pitfalls">
            <Translate id="globs.error.help">What to do</Translate>
          </Link>
        </p>
      )}
      <SpokenStatus>
        <Outcome {...outcome} />
      </SpokenStatus>
      {rows.length > 0 && <Table rows={rows.slice(0, MOST_ROWS)} />}
      {rows.length > MOST_ROWS && (
        <p>
          {translate(
            { id: 'globs.more', message: 'And {more} more.' },
            { more: String(rows.length - MOST_ROWS) },
          )}
        </p>
      )}
    </>
  );
}

/** What a reader hears of it. */
function Outcome({ report: { error, rows, outside }, refused, failure }: Props): ReactNode {
  const found = rows.filter(({ glob }) => glob !== undefined);
  return (
    <>
      <p>
        {translate(
          { id: 'globs.count', message: 'Found: {found}. Not found: {left}.' },
          { found: String(found.length), left: String(rows.length - found.length) },
        )}
      </p>
      {error === undefined && found.length === 0 && (
        <p>
          <Translate id="globs.nothing">
            That is no error: a task that finds nothing succeeds, and writes nothing.
          </Translate>
        </p>
      )}
      {error !== undefined && (
        <p className={tool.error}>
          <Translate
            id="globs.error"
            values={{ src: <code>src()</code>, error: <code>{error}</code> }}
          >
            {'{src} fails, and with it the task: {error}'}
          </Translate>
        </p>
      )}
      {outside.length > 0 && (
        <p>
          <Translate id="globs.outside" values={{ globs: <code>{outside.join(', ')}</code> }}>
            {
              'Outside the project: {globs}. gulp looks there on your disk, but this page knows only the files in the list. A slash at the beginning means the root of the disk, not of the project.'
            }
          </Translate>
        </p>
      )}
      {refused.length > 0 && (
        <p className={tool.error}>
          <Translate id="globs.refused" values={{ lines: <code>{refused.join(', ')}</code> }}>
            {'Outside the project, so left out: {lines}. Write paths as seen from the project.'}
          </Translate>
        </p>
      )}
      {failure !== undefined && <Failure failure={failure} />}
    </>
  );
}

function Table({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const labels = {
    glob: translate({ id: 'globs.column.glob', message: 'Found by' }),
    base: translate({ id: 'globs.column.base', message: 'Base' }),
    written: translate({ id: 'globs.column.written', message: "dest('dist') writes" }),
  };
  return (
    <table className={styles.files}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="globs.column.file">File</Translate>
          </th>
          <th scope="col">{labels.glob}</th>
          <th scope="col">{labels.base}</th>
          <th scope="col">{labels.written}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, glob, base, written, excludedBy }, number) => (
          // A file has two rows where two globs name it in two ways.
          <tr key={number}>
            <th scope="row">{path}</th>
            {glob === undefined ? (
              <td key={excludedBy} colSpan={3}>
                {excludedBy === undefined ? (
                  <Translate id="globs.unmatched">no glob matches</Translate>
                ) : (
                  <Translate id="globs.excluded" values={{ glob: <code>{excludedBy}</code> }}>
                    {'kept out by {glob}'}
                  </Translate>
                )}
              </td>
            ) : (
              <>
                <td data-label={labels.glob}>
                  <code>{glob}</code>
                </td>
                <td data-label={labels.base}>{base}</td>
                <td data-label={labels.written}>{written}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
