import Translate, { translate } from '@docusaurus/Translate';
import { useId, type ReactNode, type RefObject } from 'react';

import { example, fields, type TimelineCase } from '@site/src/task-timeline/case';
import { taskNames, type Command } from '@site/src/task-timeline/composition';

import { Lines } from '../Tool/Lines';
import tool from '../Tool/styles.module.css';
import { TaskFields } from './TaskFields';

/** By which the form is found before React knows it. */
export const FORM_ID = 'task-timeline';

interface Props {
  readonly form: RefObject<HTMLFormElement>;
  readonly tested: TimelineCase;
  /** The last one that could be read. */
  readonly command: Command | undefined;
  readonly onChange: () => void;
}

/** Lines of a gulpfile, how each task ends, and the flag. */
export function Fields({ form, tested, command, onChange }: Props): ReactNode {
  const id = useId();
  const names = new Set(command ? taskNames(command.composition) : []);
  return (
    <form
      ref={form}
      id={FORM_ID}
      autoComplete="off"
      className={tool.fields}
      onChange={onChange}
      onSubmit={(event) => event.preventDefault()}
    >
      <Lines
        name={fields.text}
        label={translate({ id: 'tasks.text', message: 'Lines that combine tasks' })}
        rows={4}
        value={example.text}
        hint={`${id}hint`}
        wrap="soft"
      />
      <p id={`${id}hint`} className={tool.hint}>
        <Translate
          id="tasks.text.hint"
          values={{ series: <code>series()</code>, parallel: <code>parallel()</code> }}
        >
          {
            'Paste them from your gulpfile: {series}, {parallel} and the names of functions. The last line runs.'
          }
        </Translate>
      </p>
      <TaskFields names={[...names]} tested={tested} />
      <p>
        <label>
          <input type="checkbox" name={fields.continues} /> <code>--continue</code>{' '}
          <Translate id="tasks.continue">(go on after an error)</Translate>
        </label>
      </p>
    </form>
  );
}
