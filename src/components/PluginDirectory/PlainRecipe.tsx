import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';

import type { PlainRecipe as Texts } from '@site/src/plugin-directory/plain-recipe';

import { CopyButton } from '../CopyButton';

/** The gulpfile that the verifier ran, how to run it and what it prints, as plain text: the page has all of them. */
export function PlainRecipe({ recipe }: { readonly recipe: Texts }): ReactNode {
  const { install, files, command, output } = recipe;
  return (
    <>
      <Typed text={install} />
      <Files files={files} />
      {output && <Files files={output.files} />}
      <Typed text={command} />
      {output && (
        <pre>
          <code>{output.text}</code>
        </pre>
      )}
    </>
  );
}

function Typed({ text }: { readonly text: string }): ReactNode {
  return (
    <pre>
      <code>{text}</code>
      <CopyButton name={translate({ id: 'code.name.code', message: 'Code' })} />
    </pre>
  );
}

function Files({ files }: Pick<Texts, 'files'>): ReactNode {
  return Object.entries(files).map(([file, text]) => (
    <Fragment key={file}>
      <p>{file}</p>
      <Typed text={text} />
    </Fragment>
  ));
}
