import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { jobs } from '@site/src/data/plugins/jobs';
import { statuses } from '@site/src/data/plugins/vocabulary';

import { Choice } from './Choice';
import { formatLabels, jobLabels, sortLabels, statusLabels } from './labels';
import styles from './styles.module.css';
import { useFocusKeys } from './useFocusKeys';
import { filterFormats, parameters, readForm, sorts, writeView, type View } from './view';

interface Props {
  readonly view: View;
  readonly onChange: (change: Partial<View>) => void;
}

/**
 * The box and the choices above the list. Before the application runs this is an ordinary form: Enter
 * loads the address of the view, and what was typed or chosen before that is taken over.
 */
export function Filters({ view, onChange }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const boxId = useId();
  useFocusKeys(box);

  const isTakenOver = useRef(false);
  useEffect(() => {
    if (isTakenOver.current || !form.current) return;
    isTakenOver.current = true;
    const chosen = readForm(form.current);
    if (writeView(chosen) !== '') onChange(chosen);
  }, [onChange]);

  const all = translate({ id: 'plugins.filter.all', message: 'All' });
  return (
    <form
      ref={form}
      role="search"
      autoComplete="off"
      className={styles.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <p>
        <label htmlFor={boxId}>
          <Translate id="plugins.filter.text">Find a plugin</Translate>
        </label>
        <input
          ref={box}
          id={boxId}
          name={parameters.text}
          type="search"
          spellCheck={false}
          aria-keyshortcuts="/ Control+K Meta+K"
          value={view.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </p>
      <Choice
        name={parameters.job}
        label={translate({ id: 'plugins.filter.job', message: 'Job' })}
        options={[['', all], ...jobs.map((job) => [job, jobLabels[job]] as const)]}
        value={view.job}
        onChange={(job) => onChange({ job })}
      />
      <Choice
        name={parameters.status}
        label={translate({ id: 'plugins.filter.status', message: 'Status' })}
        options={[['', all], ...statuses.map((status) => [status, statusLabels[status]] as const)]}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        name={parameters.format}
        label={translate({ id: 'plugins.filter.format', message: 'Module format' })}
        options={[
          ['', all],
          ...filterFormats.map((format) => [format, formatLabels[format]] as const),
        ]}
        value={view.format}
        onChange={(format) => onChange({ format })}
      />
      <Choice
        name={parameters.sort}
        label={translate({ id: 'plugins.filter.sort', message: 'Sort by' })}
        options={sorts.map((sort) => [sort, sortLabels[sort]] as const)}
        value={view.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </form>
  );
}
