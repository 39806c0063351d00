import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import type { Plugin } from '@site/src/data/plugins';
import { findTask } from '@site/src/data/plugins/findTask';

interface Props {
  readonly plugin: Plugin;
}

function installCommand({ name, version, run }: Plugin): string {
  const companions = Object.entries(run?.companions ?? {}).map((pair) => pair.join('@'));
  return [
    'npm install --save-dev gulp@5.0.1',
    `${name}@${run?.version ?? version}`,
    ...companions,
  ].join(' ');
}

function describeRun(run: Plugin['run']): string {
  return run
    ? translate(
        { id: 'plugins.tested', message: 'Tested on gulp {gulp}, Node {node}, {day}. ' },
        { gulp: run.gulp, node: run.node, day: run.date },
      )
    : translate({ id: 'plugins.untested', message: 'Not tested yet.' });
}

/** The gulpfile that the verifier ran, how to run it, and what came of it. Plain text: no tokens to ship. */
export function Recipe({ plugin }: Props): ReactNode {
  const { run } = plugin;
  return (
    <details>
      <summary>
        <Translate id="plugins.recipe">Recipe</Translate>
      </summary>
      <pre>
        <code>{installCommand(plugin)}</code>
      </pre>
      <pre>
        <code>{plugin.recipe}</code>
      </pre>
      <pre>
        <code>{`npx gulp ${findTask(plugin.recipe)}`}</code>
      </pre>
      <p>
        {describeRun(run)}
        {run?.detail && <code>{run.detail}</code>}
      </p>
    </details>
  );
}
