import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';

import type { Plugin } from '@site/src/data/plugins';
import { findTask } from '@site/src/data/plugins/findTask';
import { installCommand } from '@site/src/data/plugins/installCommand';
import { CopyButton } from '../CopyButton';

/** The gulpfile that the verifier ran, and how to run it, as plain text: the page has all of them. */
export function PlainRecipe({ plugin }: { readonly plugin: Plugin }): ReactNode {
  const name = translate({ id: 'code.name.code', message: 'Code' });
  return (
    <>
      <pre>
        <code>{installCommand(plugin)}</code>
        <CopyButton name={name} />
      </pre>
      {Object.entries({ ...plugin.input, 'gulpfile.mjs': plugin.recipe }).map(([file, text]) => (
        <Fragment key={file}>
          <p>{file}</p>
          <pre>
            <code>{text.trimEnd()}</code>
            <CopyButton name={name} />
          </pre>
        </Fragment>
      ))}
      <pre>
        <code>{`npx gulp ${findTask(plugin.recipe)}`}</code>
        <CopyButton name={name} />
      </pre>
    </>
  );
}
