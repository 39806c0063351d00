import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { example, hasCase, readCase, writeCase, type GlobCase } from '@site/src/glob-tester/case';

import { Call } from './Call';
import { Fields, FORM_ID } from './Fields';
import { fillForm } from './fillForm';
import { Result } from './Result';
import styles from './styles.module.css';
import { useReport } from './useReport';

/**
 * Fields for globs and files, and what `src()` finds. The first render, on the server and on hydration,
 * shows the example and its result.
 */
export function GlobTester(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const [typed] = useState(readTyped);
  const [tested, setTested] = useState(example);
  const state = useReport(tested);

  const readForm = (): void => {
    if (form.current) setTested(takeOver(readCase(new FormData(form.current))));
  };

  // An address may carry a case, and a reader may have typed before the application was there.
  useEffect(() => {
    if (!form.current) return;
    if (hasCase(search)) {
      fillForm(form.current, readCase(new URLSearchParams(search)));
    } else if (typed) {
      fillForm(form.current, typed);
    }
    setTested(takeOver(readCase(new FormData(form.current))));
  }, [search, typed]);

  return (
    <div className={styles.tester}>
      <Fields form={form} onChange={readForm} />
      <div>
        <Call call={tested.call} address={pathname} query={writeCase(tested)} />
        <Result {...state} />
      </div>
    </div>
  );
}

/** What the form of the server's HTML holds: as React takes it over, text areas lose what was typed. */
function readTyped(): GlobCase | undefined {
  const form = ExecutionEnvironment.canUseDOM && document.getElementById(FORM_ID);
  return form && form instanceof HTMLFormElement ? readCase(new FormData(form)) : undefined;
}

/** The example itself where a case is the same: its result is there already. */
function takeOver(read: GlobCase): GlobCase {
  return writeCase(read) === writeCase(example) ? example : read;
}
