import { translate } from '@docusaurus/Translate';
import recipes from '@generated/plugin-recipes/default/recipes.json';
import { Fragment, type ReactNode } from 'react';

import type { Plugin } from '@site/src/data/plugins';
import { PlainLink } from '../PlainLink';
import { between, listed } from './listed';
import { useLanguage } from './useLanguage';

interface Props {
  /** Name of the plugin. */
  readonly name: string;
  readonly run: Plugin['run'] | undefined;
  readonly piped: Plugin['piped'] | undefined;
}

/** The exact version of the main run, the major versions of the others. */
function listNodes({ node, nodes }: NonNullable<Plugin['run']>): string {
  return listed([node, ...Object.keys(nodes).filter((major) => !node.startsWith(`${major}.`))]);
}

function describeRun(run: Plugin['run'] | undefined): string {
  return run
    ? translate(
        { id: 'plugins.tested', message: 'Tested on gulp {gulp}, Node {node}, {day}. ' },
        { gulp: run.gulp, node: listNodes(run), day: run.date },
      )
    : translate({ id: 'plugins.untested', message: 'Not tested yet.' });
}

/** What a reader must know of a recipe: why it is written so, where it is used, and how it ran. */
export function RecipeFacts({ name, run, piped }: Props): ReactNode {
  const language = useLanguage();
  const pages = recipes[name] ?? [];
  return (
    <>
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
