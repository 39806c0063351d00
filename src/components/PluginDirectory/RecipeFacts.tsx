import Translate, { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';

import type { Plugin } from '@site/src/data/plugins';
import type { RecipeFacts as Facts } from '@site/src/plugin-directory/recipe-facts';

import { PlainLink } from '../PlainLink';
import { installedText } from './installed-text';
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

/** Says what becomes of source maps. */
function MapFact({ result, option }: NonNullable<Facts['maps']>): ReactNode {
  const values = { option: <code>{option}</code> };
  switch (result) {
    case 'kept':
      return (
        <Translate id="plugins.maps.kept" values={values}>
          {'Source maps: kept with {option}.'}
        </Translate>
      );
    case 'bare':
      return (
        <Translate id="plugins.maps.bare" values={values}>
          {
            'Source maps: with {option} they lead to the right line, but lack the text of the source.'
          }
        </Translate>
      );
    case 'lost':
      return (
        <Translate id="plugins.maps.lost" values={values}>
          {'Source maps: none, even with {option}.'}
        </Translate>
      );
    case 'wrong':
      return (
        <Translate id="plugins.maps.wrong" values={values}>
          {'Source maps: with {option} they name a wrong line or file.'}
        </Translate>
      );
    case 'breaks':
      return (
        <Translate id="plugins.maps.breaks" values={values}>
          {'Source maps: with {option} the task fails.'}
        </Translate>
      );
  }
}

/** What a reader must know of a recipe: why it is written so, where it is used, and how it ran. */
export function RecipeFacts({ run, maps, piped, pages, ...facts }: Facts): ReactNode {
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
      {maps && (
        <p>
          <MapFact {...maps} />
        </p>
      )}
      <p>
        {run?.broken === 'told' &&
          translate({
            id: 'plugins.broken.told',
            message: 'A broken file makes the task fail with an error message. ',
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
