import Translate, { translate } from '@docusaurus/Translate';
import { useMemo, useState, type ReactNode } from 'react';

import {
  example,
  hasCase,
  readCase,
  writeCase,
  type TimelineCase,
} from '@site/src/task-timeline/case';
import { exampleReport } from '@site/src/task-timeline/example-report';
import { writeGulpfile, writeInvocation } from '@site/src/task-timeline/gulpfile';
import { readCommand } from '@site/src/task-timeline/read-command';
import type { Report } from '@site/src/task-timeline/report';

import { CaseLink } from '../Tool/CaseLink';
import { Code } from '../Tool/Code';
import { Failure } from '../Tool/Failure';
import tool from '../Tool/styles.module.css';
import { useAnswer } from '../Tool/useAnswer';
import { useToolCase, type Tool } from '../Tool/useToolCase';
import { Fields, FORM_ID } from './Fields';
import { fillForm } from './fillForm';
import { Log } from './Log';
import { Notes } from './Notes';
import { ProblemText } from './ProblemText';
import { Runs } from './Runs';
import { Summary } from './Summary';

const timeline: Tool<TimelineCase> = {
  formId: FORM_ID,
  example,
  read: (values, before) => {
    const read = readCase(values);
    // Who renames a task, letter by letter, finds its settings again.
    return { ...read, tasks: { ...before?.tasks, ...read.tasks } };
  },
  isInAddress: hasCase,
  isSame: (one, other) => writeWhole(one) === writeWhole(other),
  fill: fillForm,
};

const exampleAnswer: { tested: TimelineCase; answer: Report } = {
  tested: example,
  answer: exampleReport,
};

function writeWhole(one: TimelineCase): string | undefined {
  return writeCase(one, readCommand(one.text).command);
}

async function findReport(one: TimelineCase): Promise<Report> {
  const { simulate } = await import(
    /* webpackChunkName: "task-timeline" */ '@site/src/task-timeline/simulate'
  );
  const { command } = readCommand(one.text);
  return command ? simulate(one, command) : { runs: [], idle: [], log: [] };
}

/** Fields for tasks and their composition, and what gulp makes of them. */
export function TaskTimeline(): ReactNode {
  const { form, tested, readForm } = useToolCase(timeline);
  const reading = useMemo(() => readCommand(tested.text), [tested.text]);
  const [last, setLast] = useState({ tested, command: reading.command });
  // What cannot be read yet leaves the result of what could be.
  if (reading.command && last.tested !== tested) {
    setLast({ tested, command: reading.command });
  }
  const { answer, failure } = useAnswer(last.tested, exampleAnswer, findReport);
  return (
    <div className={tool.tool}>
      <Fields form={form} tested={tested} command={last.command} onChange={readForm} />
      <div>
        <div role="status">
          {reading.problem ? <ProblemText {...reading.problem} /> : <Summary report={answer} />}
          {failure !== undefined && <Failure failure={failure} />}
        </div>
        <Runs report={answer} />
        <Notes report={answer} tested={last.tested} />
        <h2>
          <Translate id="tasks.log">What gulp prints</Translate>
        </h2>
        <Log report={answer} />
        {last.command && (
          <>
            <h2>
              <Translate id="tasks.gulpfile">The same as a gulpfile</Translate>
            </h2>
            <p>
              <Translate
                id="tasks.gulpfile.run"
                values={{
                  file: <code>gulpfile.mjs</code>,
                  command: <code>{writeInvocation(last.tested, last.command)}</code>,
                }}
              >
                {'Save it as {file} and type {command}. Pauses stand for the work of your tasks.'}
              </Translate>
            </p>
            <Code
              name={translate({ id: 'tasks.gulpfile.name', message: 'gulpfile' })}
              code={writeGulpfile(last.tested, last.command)}
            />
            <CaseLink query={writeCase(last.tested, last.command)} />
          </>
        )}
      </div>
    </div>
  );
}
