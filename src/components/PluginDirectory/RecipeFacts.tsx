import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';

import type { Plugin } from '@site/src/data/plugins';
import type { RecipeFacts as Facts } from '@site/src/plugin-directory/recipe-facts';

import { PlainLink } from '../PlainLink';
import { installedText } from './installedText';
import { between, listed } from './listed';

/** The exact version of the main run, the major versions of the others. */
function listNodes({ node, nodes }: NonNullable<Plugin['run']>): string {
  return listed([node, ...Object.keys(nodes).filter((major) => !node.startsWith(`${major}.`))]);
}

function describeRun(run: Plugin['run'] | undefined): string {
  return run
    ? translate(
        { id: 'plugins.tested', message: 'Tested on {day} with gulp {gulp} and Node.js {node}. ' },
        { gulp: run.gulp, node: listNodes(run), day: run.date },
      )
    : translate({ id: 'plugins.untested', message: 'Not tested yet.' });
}

function listFacts({
  license,
  node,
  released,
  installed,
}: Omit<Facts, 'pages'>): readonly string[] {
  return [
    license,
    ...(node ? [`Node.js ${node}`] : []),
    ...(released
      ? [
          translate(
            { id: 'plugins.released', message: 'released {day}' },
            { day: released.replace('/', '–') },
          ),
        ]
      : []),
    installedText(installed),
  ];
}

/** What a reader must know of a recipe: why it is written so, where it is used, and how it ran. */
export function RecipeFacts({ run, piped, pages, ...facts }: Facts): ReactNode {
  return (
    <>
      {piped && <p>{piped}</p>}
      {pages.length > 0 && (
        <p>
          {translate({ id: 'plugins.usedIn', message: 'Used in: ' })}
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
            message: 'A broken file makes the task fail and shows why. ',
          })}
        {describeRun(run)}
        {run?.printed && <code>{run.detail}</code>}
      </p>
      <p>
        {[...listFacts(facts), ''].join(' · ')}
        <PlainLink href={`https://www.npmjs.com/package/${facts.name}`}>npm</PlainLink>
        {' · '}
        <PlainLink href={facts.repository}>
          {translate({ id: 'plugins.repository', message: 'repository' })}
        </PlainLink>
      </p>
    </>
  );
}
