import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import type { Problem } from '@site/src/task-timeline/read-command';

import tool from '../Tool/styles.module.css';

/** Says why a text cannot be read, and what to write. */
export function ProblemText(problem: Problem): ReactNode {
  return (
    <p className={tool.error}>
      <Sentence {...problem} />
    </p>
  );
}

function Sentence({ reason, found, line }: Problem): ReactNode {
  const values = { line: String(line), found: <code>{found}</code> };
  switch (reason) {
    case 'misplaced':
      return (
        <Translate
          id="tasks.problem.misplaced"
          values={{
            ...values,
            series: <code>series()</code>,
            parallel: <code>parallel()</code>,
          }}
        >
          {
            'Line {line}: {found} has no place here. Leave only {series}, {parallel} and the names of functions.'
          }
        </Translate>
      );
    case 'unfinished':
      return (
        <Translate id="tasks.problem.unfinished">
          The text ends too early: a task or a closing parenthesis is missing.
        </Translate>
      );
    case 'quoted':
      return (
        <Translate id="tasks.problem.quoted" values={values}>
          {'Line {line}: write {found} without quotes, as the name of a function.'}
        </Translate>
      );
    case 'called':
      return (
        <Translate id="tasks.problem.called" values={values}>
          {
            'Line {line}: remove the parentheses after {found}. They would call it as the gulpfile loads, and gulp would get its result.'
          }
        </Translate>
      );
    case 'reserved':
      return (
        <Translate id="tasks.problem.reserved" values={values}>
          {'Line {line}: no task can have the name {found} here. Choose another one.'}
        </Translate>
      );
    case 'long':
      return (
        <Translate id="tasks.problem.long">
          This is too much: the text may have 4,000 characters, and 200 tasks may run.
        </Translate>
      );
  }
}
