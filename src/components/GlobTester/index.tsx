import type { ReactNode } from 'react';

import {
  example,
  hasCase,
  readCase,
  writeCall,
  writeCase,
  type GlobCase,
} from '@site/src/glob-tester/case';
import { exampleReport } from '@site/src/glob-tester/example-report';

import { CaseLink } from '../Tool/CaseLink';
import { Code } from '../Tool/Code';
import styles from '../Tool/styles.module.css';
import { useAnswer } from '../Tool/useAnswer';
import { useToolCase, type Tool } from '../Tool/useToolCase';
import { Fields, FORM_ID } from './Fields';
import { fillForm } from './fill-form';
import { findReport, type FoundReport } from './find-report';
import { Result } from './Result';

const tool: Tool<GlobCase> = {
  formId: FORM_ID,
  example,
  read: readCase,
  isInAddress: hasCase,
  isSame: (one, other) => writeCase(one) === writeCase(other),
  fill: fillForm,
};

const exampleAnswer: { tested: GlobCase; answer: FoundReport } = {
  tested: example,
  answer: { report: exampleReport, refused: [] },
};

/** Fields for globs and files, and what `src()` finds. */
export function GlobTester(): ReactNode {
  const { form, tested, readForm } = useToolCase(tool);
  const { answer, failure } = useAnswer(tested, exampleAnswer, findReport);
  return (
    <div className={styles.tool}>
      <Fields form={form} onChange={readForm} />
      <div>
        <Code name="src()" code={writeCall(tested.call)} />
        <CaseLink query={writeCase(tested)} />
        <Result {...answer} failure={failure} />
      </div>
    </div>
  );
}
