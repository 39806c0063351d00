import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';

import type { PlainRecipe as Texts } from '@site/src/plugin-directory/plain-recipe';

import { CopyButton } from '../CopyButton';

/** The gulpfile that the verifier ran, and how to run it, as plain text: the page has all of them. */
export function PlainRecipe({ recipe }: { readonly recipe: Texts }): ReactNode {
  const name = translate({ id: 'code.name.code', message: 'Code' });
  const { install, files, command } = recipe;
  return (
    <>
      <pre>
        <code>{install}</code>
        <CopyButton name={name} />
      </pre>
      {Object.entries(files).map(([file, text]) => (
        <Fragment key={file}>
          <p>{file}</p>
          <pre>
            <code>{text}</code>
            <CopyButton name={name} />
          </pre>
        </Fragment>
      ))}
      <pre>
        <code>{command}</code>
        <CopyButton name={name} />
      </pre>
    </>
  );
}
