import Translate, { translate } from '@docusaurus/Translate';
import { useId, type ReactNode, type RefObject } from 'react';

import { example, fields, LONGEST_TASK, type TimelineCase } from '@site/src/task-timeline/case';
import { taskNames, type Command } from '@site/src/task-timeline/composition';

import { Form } from '../Tool/Form';
import { Lines } from '../Tool/Lines';
import tool from '../Tool/styles.module.css';
import { TaskFields } from './TaskFields';

/** By which the form is found before React knows it. */
export const FORM_ID = 'task-timeline';

interface Props {
  readonly form: RefObject<HTMLFormElement>;
  /** The last case that could be read, and its command. */
  readonly tested: TimelineCase;
  readonly command: Command;
  readonly onChange: () => void;
}

/** Lines of a gulpfile, how each task ends, and the flag. */
export function Fields({ form, tested, command, onChange }: Props): ReactNode {
  const id = useId();
  const names = new Set(taskNames(command.composition));
  return (
    <Form id={FORM_ID} form={form} onChange={onChange}>
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
            'Paste them from your gulpfile: {series}, {parallel} and the names of functions. The last statement runs.'
          }
        </Translate>
      </p>
      <TaskFields names={[...names]} tested={tested} />
      <p className={tool.hint}>
        <Translate
          id="tasks.ending.hint"
          values={{
            async: <code>async</code>,
            await: <code>await</code>,
            longest: String(LONGEST_TASK),
          }}
        >
          {
            'No signal: the task returns nothing. Too early: an {async} function does not {await} its work. Runs on: a server or a watcher. Work takes from 1 to {longest} ms. A lower or higher number counts as 1 or {longest}.'
          }
        </Translate>
      </p>
      <p>
        <label>
          <input type="checkbox" name={fields.continues} />
          <span>
            <code>--continue</code>
            {/* One text: beside a comment, which React writes between two, Chromium loses the space of the name. */}
            {` ${translate({ id: 'tasks.continue', message: '(go on after an error)' })}`}
          </span>
        </label>
      </p>
    </Form>
  );
}
