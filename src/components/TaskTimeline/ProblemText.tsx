import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { LONGEST_TEXT, MOST_RUNS, type Problem } from '@site/src/task-timeline/read-command';

import tool from '../Tool/styles.module.css';

/** Says why a text cannot be read, and what to write. */
export function ProblemText(problem: Problem): ReactNode {
  return (
    <p key={`${problem.reason} ${problem.line}`} className={tool.error}>
      <Sentence {...problem} />
    </p>
  );
}

function Sentence({ reason, found, line }: Problem): ReactNode {
  const values = { line: String(line), found: <code>{found}</code> };
  switch (reason) {
    case 'empty':
      return (
        <Translate
          id="tasks.problem.empty"
          values={{ example: <code>series(clean, parallel(css, js))</code> }}
        >
          {'Write what your gulpfile combines, such as {example}.'}
        </Translate>
      );
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
            'Line {line}: {found} has no place here. Leave out what does not combine tasks; inside {series} and {parallel}, write names of functions.'
          }
        </Translate>
      );
    case 'arrow':
      return (
        <Translate id="tasks.problem.arrow" values={values}>
          {'Line {line}: {found} is a function without a name. Write a name in its place.'}
        </Translate>
      );
    case 'registered':
      return (
        <Translate
          id="tasks.problem.registered"
          values={{
            ...values,
            task: <code>task()</code>,
            example: <code>exports.build = series(clean, css);</code>,
          }}
        >
          {'Line {line}: in place of {task}, write an export, such as {example}'}
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
          {
            'Line {line}: in place of {found}, write the name of a function: no quotes, only letters and digits.'
          }
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
        <Translate
          id="tasks.problem.long"
          values={{ characters: String(LONGEST_TEXT), runs: String(MOST_RUNS) }}
        >
          {
            'This is too much: the text may have at most {characters} characters, and at most {runs} tasks may run.'
          }
        </Translate>
      );
  }
}
