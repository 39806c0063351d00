import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useId, useState } from 'react';

import { MAX_QUERY_SIZE } from '../query-size';
import { useSearchPageLink } from '../search-page-link';
import { loadMessages } from './load-messages';
import { LogEntries } from './LogEntries';
import { errorLineOf, linesOf } from './lines';
import { type ExplainedMessage, isCause, matchLog } from './match-log';
import styles from './styles.module.css';

/** A field that takes what a terminal printed and shows which of its messages the pages explain. */
export function LogReader(): ReactNode {
  const [log, setLog] = useState('');
  const [messages, setMessages] = useState<readonly ExplainedMessage[]>();
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  const isWanted = log !== '';

  useEffect(() => {
    if (!isWanted || messages || hasFailed) return undefined;
    let isCurrent = true;
    loadMessages().then(
      (loaded) => isCurrent && setMessages(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, messages, hasFailed]);

  return (
    <>
      <label className={styles.prompt} htmlFor={id}>
        <Translate id="log.label">Paste what your terminal printed</Translate>
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={log}
        onChange={({ currentTarget }) => setLog(currentTarget.value)}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={styles.note}>
        <Translate id="log.note">As many lines as you like. They stay in your browser.</Translate>
      </p>
      <div role="status">{isWanted && messages && <Answer log={log} messages={messages} />}</div>
      {hasFailed && (
        <p role="alert">
          <Translate id="log.failed">
            The list of messages did not load. Try again, or reload the page.
          </Translate>{' '}
          <button
            type="button"
            className="button button--outline"
            onClick={() => {
              document.getElementById(id)?.focus(); // The button goes.
              setFailed(false);
            }}
          >
            <Translate id="log.retry">Try again</Translate>
          </button>
        </p>
      )}
    </>
  );
}

function Answer({
  log,
  messages,
}: {
  readonly log: string;
  readonly messages: readonly ExplainedMessage[];
}): ReactNode {
  const createLink = useSearchPageLink();
  const entries = matchLog(log, messages);
  const searchLine = entries.some(isCause) ? undefined : lineToSearchFor(log, entries.length === 0);
  return (
    <>
      {entries.length > 1 && searchLine === undefined && (
        <p className={styles.note}>
          <Translate id="log.found">
            Start with the first one: it often causes the others.
          </Translate>
        </p>
      )}
      {entries.length > 0 && <LogEntries entries={entries} />}
      {entries.length === 0 && (
        <p>
          <Translate id="log.none">
            None of these lines is a message that this site explains.
          </Translate>
        </p>
      )}
      {searchLine !== undefined && (
        <p>
          <Link to={createLink(searchLine)}>
            {translate({ id: 'log.search', message: 'Search for “{line}”' }, { line: searchLine })}
          </Link>
        </p>
      )}
    </>
  );
}

/** @returns the first line that says that it is an error; else the first of all, where any will do */
function lineToSearchFor(log: string, any: boolean): string | undefined {
  const line = errorLineOf(log) ?? (any ? linesOf(log)[0] : undefined);
  return line?.slice(0, MAX_QUERY_SIZE);
}
