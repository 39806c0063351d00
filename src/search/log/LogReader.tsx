import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useId, useState } from 'react';

import { MAX_QUERY_SIZE } from '../query-size';
import { useSearchPageLink } from '../search-page-link';
import { loadMessages } from './load-messages';
import { LogEntries } from './LogEntries';
import { linesOf } from './lines';
import { type ExplainedMessage, matchLog } from './match-log';
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
          <Translate id="log.failed">The list of messages did not load.</Translate>{' '}
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
  if (entries.length > 0) {
    return (
      <>
        {entries.length > 1 && (
          <p className={styles.note}>
            <Translate id="log.found">
              Start with the first one: it often causes the others.
            </Translate>
          </p>
        )}
        <LogEntries entries={entries} />
      </>
    );
  }
  const searchLine = mostSpecificLine(log);
  return (
    <p>
      <Translate id="log.none">None of these lines is a message that this site explains.</Translate>{' '}
      {searchLine !== undefined && (
        <Link to={createLink(searchLine)}>
          {translate({ id: 'log.search', message: 'Search for “{line}”' }, { line: searchLine })}
        </Link>
      )}
    </p>
  );
}

/** The line to search for: the first that says that it is an error, else the first. */
function mostSpecificLine(log: string): string | undefined {
  const lines = linesOf(log);
  const line = lines.find((one) => /error\b/iu.test(one)) ?? lines[0];
  return line?.slice(0, MAX_QUERY_SIZE);
}
