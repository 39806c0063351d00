import { translate } from '@docusaurus/Translate';
import recipes from '@generated/plugin-recipes/default/recipes.json';
import { Fragment, type ReactNode } from 'react';

import type { Plugin } from '@site/src/data/plugins';
import { findTask } from '@site/src/data/plugins/findTask';
import { CopyButton } from '../CopyButton';
import { PlainLink } from '../PlainLink';
import { between, listed } from './listed';

interface Props {
  readonly plugin: Plugin;
  /** Key of the sentences: the code of the page's locale. */
  readonly language: keyof Plugin['summary'];
}

function installCommand({ name, version, run }: Plugin): string {
  const companions = Object.entries(run?.companions ?? {}).map((pair) => pair.join('@'));
  return [
    'npm install --save-dev gulp@5.0.1',
    `${name}@${run?.version ?? version}`,
    ...companions,
  ].join(' ');
}

/** The exact version of the main run, the major versions of the others. */
function listNodes({ node, nodes }: NonNullable<Plugin['run']>): string {
  return listed([node, ...Object.keys(nodes).filter((major) => !node.startsWith(`${major}.`))]);
}

function describeRun(run: Plugin['run']): string {
  return run
    ? translate(
        { id: 'plugins.tested', message: 'Tested on gulp {gulp}, Node {node}, {day}. ' },
        { gulp: run.gulp, node: listNodes(run), day: run.date },
      )
    : translate({ id: 'plugins.untested', message: 'Not tested yet.' });
}

/** The gulpfile that the verifier ran, how to run it, and what came of it. Plain text: no tokens to ship. */
export function RecipeText({ plugin, language }: Props): ReactNode {
  const { run, input, piped } = plugin;
  const name = translate({ id: 'code.name.code', message: 'Code' });
  const pages = recipes[plugin.name] ?? [];
  return (
    <>
      <pre>
        <code>{installCommand(plugin)}</code>
        <CopyButton name={name} />
      </pre>
      {Object.entries({ ...input, 'gulpfile.mjs': plugin.recipe }).map(([file, text]) => (
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
      {piped && <p>{piped[language]}</p>}
      {pages.length > 0 && (
        <p>
          {translate({ id: 'plugins.usedIn', message: 'In whole projects: ' })}
          {pages.map(({ title, path }, index) => (
            <Fragment key={path}>
              {index > 0 && between()}
              <PlainLink href={path}>{title}</PlainLink>
            </Fragment>
          ))}
        </p>
      )}
      <p>
        {run?.broken === 'told' &&
          translate({
            id: 'plugins.broken.told',
            message: 'A broken file fails the task with its message. ',
          })}
        {describeRun(run)}
        {run?.printed && <code>{run.detail}</code>}
      </p>
    </>
  );
}
