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

import { SpokenStatus } from '../SpokenStatus';
import { CaseLink } from '../Tool/CaseLink';
import { Code } from '../Tool/Code';
import { Failure } from '../Tool/Failure';
import tool from '../Tool/styles.module.css';
import { useAnswer } from '../Tool/useAnswer';
import { useToolCase, type Tool } from '../Tool/useToolCase';
import { Fields, FORM_ID } from './Fields';
import { fillForm } from './fill-form';
import { exampleRead, findReport, readAs, type FoundReport, type Readable } from './find-report';
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
  isSame: (one, other) => queryOf(one) === queryOf(other),
  fill: fillForm,
};

const exampleAnswer: { tested: Readable; answer: FoundReport } = {
  tested: exampleRead,
  answer: { ...exampleRead, report: exampleReport },
};

function queryOf(one: TimelineCase): string | undefined {
  return writeCase(one, readCommand(one.text).command);
}

/** Fields for tasks and their composition, and what gulp makes of them. */
export function TaskTimeline(): ReactNode {
  const { form, tested, readForm } = useToolCase(timeline);
  const { problem } = useMemo(() => readCommand(tested.text), [tested.text]);
  // What cannot be read yet leaves the text that could be.
  const [text, setText] = useState(example.text);
  if (!problem && text !== tested.text) {
    setText(tested.text);
  }
  const shown = useMemo(() => readAs(tested, text), [tested, text]);
  const { answer, failure } = useAnswer(shown, exampleAnswer, findReport);
  const outcome = (
    <>
      {problem ? <ProblemText {...problem} /> : <Summary report={answer.report} />}
      {failure !== undefined && <Failure failure={failure} />}
    </>
  );
  return (
    <div className={tool.tool}>
      <Fields form={form} {...shown} onChange={readForm} />
      <div>
        {outcome}
        <SpokenStatus>{outcome}</SpokenStatus>
        <Runs report={answer.report} />
        <Notes {...answer} />
        <h2>
          <Translate id="tasks.log">What gulp prints</Translate>
        </h2>
        <p className={tool.hint}>
          <Translate id="tasks.log.hint">
            Times count from the start. Left out: the path of the gulpfile, and where each error was
            thrown.
          </Translate>
        </p>
        <Log report={answer.report} />
        <h2>
          <Translate id="tasks.gulpfile">The same as a gulpfile</Translate>
        </h2>
        <p>
          <Translate
            id="tasks.gulpfile.run"
            values={{
              file: <code>gulpfile.mjs</code>,
              command: <code>{writeInvocation(shown.tested, shown.command)}</code>,
            }}
          >
            {'Save it as {file} and type {command}. Pauses stand in for work.'}
          </Translate>
        </p>
        <Code
          name={translate({ id: 'tasks.gulpfile.name', message: 'gulpfile' })}
          code={writeGulpfile(shown.tested, shown.command)}
        />
        {!problem && <CaseLink query={writeCase(shown.tested, shown.command)} />}
      </div>
    </div>
  );
}
