import Translate, { translate } from '@docusaurus/Translate';
import { useId, type ReactNode, type RefObject } from 'react';

import { example, fields } from '@site/src/glob-tester/case';

import { Form } from '../Tool/Form';
import { Lines } from '../Tool/Lines';
import styles from '../Tool/styles.module.css';

/** By which the form is found before React knows it. */
export const FORM_ID = 'glob-tester';

interface Props {
  readonly form: RefObject<HTMLFormElement>;
  readonly onChange: () => void;
}

/** Globs, files and options. The fields keep their values themselves, so that nothing typed is lost. */
export function Fields({ form, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <Form id={FORM_ID} form={form} onChange={onChange}>
      <Lines
        name={fields.globs}
        label={translate({ id: 'globs.globs', message: 'Globs, one per line' })}
        rows={4}
        value={example.call.globs.join('\n')}
      />
      <Lines
        name={fields.files}
        label={translate({ id: 'globs.files', message: 'Files of the project' })}
        rows={10}
        value={example.files}
        hint={`${id}hint`}
      />
      <p id={`${id}hint`} className={styles.hint}>
        <Translate
          id="globs.files.hint"
          values={{
            git: <code>git ls-files</code>,
            find: <code>find . -type f</code>,
            tree: <code>tree</code>,
          }}
        >
          {
            'One path per line, as seen from the project. Paste what {git}, {find} or {tree} prints.'
          }
        </Translate>
      </p>
      <fieldset>
        <legend>
          <Translate id="globs.options">Options</Translate>
        </legend>
        {([fields.dot, fields.nocase, fields.allowEmpty] as const).map((name) => (
          <label key={name}>
            <input type="checkbox" name={name} /> <code>{name}</code>
          </label>
        ))}
        {([fields.cwd, fields.base] as const).map((name) => (
          <label key={name}>
            <code>{name}</code>{' '}
            <input type="text" name={name} spellCheck={false} autoCapitalize="none" />
          </label>
        ))}
      </fieldset>
    </Form>
  );
}
