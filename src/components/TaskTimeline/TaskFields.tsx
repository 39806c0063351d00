import Translate, { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';

import {
  ENDINGS,
  fields,
  LONGEST_TASK,
  settingsOf,
  takesTime,
  type Ending,
  type TimelineCase,
} from '@site/src/task-timeline/case';

import styles from './styles.module.css';

interface Props {
  readonly names: readonly string[];
  readonly tested: TimelineCase;
}

/** A row for each task: how it ends, and when. */
export function TaskFields({ names, tested }: Props): ReactNode {
  const id = useId();
  const endings: Readonly<Record<Ending, string>> = {
    succeeds: translate({ id: 'tasks.ending.succeeds', message: 'succeeds' }),
    fails: translate({ id: 'tasks.ending.fails', message: 'fails' }),
    throws: translate({ id: 'tasks.ending.throws', message: 'throws at once' }),
    silent: translate({ id: 'tasks.ending.silent', message: 'gives no signal' }),
    early: translate({ id: 'tasks.ending.early', message: 'signals too early' }),
    stays: translate({ id: 'tasks.ending.stays', message: 'runs on' }),
  };
  const labels = {
    ending: translate({ id: 'tasks.column.ending', message: 'How it ends' }),
    time: translate({ id: 'tasks.column.time', message: 'Work (ms)' }),
  };
  return (
    <table
      className={styles.tasks}
      aria-label={translate({ id: 'tasks.settings', message: 'Your tasks' })}
    >
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tasks.column.task">Task</Translate>
          </th>
          <th scope="col" id={`${id}ending`}>
            {labels.ending}
          </th>
          <th scope="col" id={`${id}time`}>
            {labels.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, number) => {
          const { ending, milliseconds } = settingsOf(tested, name);
          const row = `${id}${number}`;
          return (
            <tr key={name}>
              <th scope="row" id={row}>
                {name}
              </th>
              <td data-label={labels.ending}>
                <select
                  name={fields.ending(name)}
                  data-task={name}
                  defaultValue={ending}
                  aria-labelledby={`${row} ${id}ending`}
                >
                  {ENDINGS.map((one) => (
                    <option key={one} value={one}>
                      {endings[one]}
                    </option>
                  ))}
                </select>
              </td>
              <td data-label={takesTime(ending) ? labels.time : undefined}>
                <input
                  type="number"
                  name={fields.milliseconds(name)}
                  data-task={name}
                  defaultValue={milliseconds}
                  min={1}
                  max={LONGEST_TASK}
                  // It keeps its value for the ending that comes next.
                  hidden={!takesTime(ending)}
                  aria-labelledby={`${row} ${id}time`}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
