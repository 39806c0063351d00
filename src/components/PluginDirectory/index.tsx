import { translate } from '@docusaurus/Translate';
import { lazy, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { SpokenStatus } from '../SpokenStatus';
import { Filters } from './Filters';
import { JobGuide } from './JobGuide';
import { commonJob, matchRows, sortRows } from './match';
import { NoMatch } from './NoMatch';
import { Recipes } from './Recipes';
import { arrangeRows, readRows } from './rows';
import { ServerList } from './ServerList';
import styles from './styles.module.css';
import { useFinder } from './useFinder';
import { useOpenTarget } from './useOpenTarget';
import { useView } from './useView';

const Rows = lazy(() => import('./Rows'));

/** The directory: filters above, every plugin below. */
export function PluginDirectory(): ReactNode {
  const [list, setList] = useState<HTMLElement | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { view, changeView, resetView } = useView();
  const rows = useMemo(() => (list ? readRows(list) : []), [list]);
  const sorted = useMemo(() => sortRows(rows, view.sort), [rows, view.sort]);
  useOpenTarget(list, resetView);
  const find = useFinder(rows, view.text !== '');
  const shown = useMemo(() => matchRows(sorted, view, find?.(view.text)), [sorted, view, find]);

  // A reader who searches in words wants to know which plugin to take.
  const job = view.job || (view.text && commonJob(shown));

  useLayoutEffect(() => {
    if (list) arrangeRows(list, sorted, new Set(shown));
  }, [list, sorted, shown]);

  const counted =
    list &&
    translate(
      { id: 'plugins.count', message: '{shown} of {all} plugins' },
      { shown: shown.length, all: rows.length },
    );

  return (
    <>
      <Filters view={view} onChange={changeView} />
      <p ref={count} className={styles.count} tabIndex={-1}>
        {counted}
      </p>
      <SpokenStatus>{counted}</SpokenStatus>
      {job && <JobGuide job={job} />}
      {list && shown.length === 0 && (
        <NoMatch
          text={view.text}
          onReset={() => {
            count.current?.focus(); // The button goes.
            resetView();
          }}
        />
      )}
      <ServerList Entries={Rows} element="ul" onList={setList} />
      <Recipes list={list} />
    </>
  );
}
