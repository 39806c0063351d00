import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import type { Plugin } from '@site/src/data/plugins';
import type { EditionFields } from '@site/src/editions/fields';

import { PlainLink } from '../PlainLink';
import { conditionText } from './conditionText';
import { installedText } from './installedText';
import { formatLabels, jobLabels, statusLabels } from './labels';
import { Remark } from './Remark';
import { releasedText } from './releasedText';

interface Props {
  readonly plugin: Plugin;
  /** Key of the summaries: the code of the page's locale. */
  readonly language: keyof Plugin['summary'];
  readonly sentenceGap: EditionFields['sentenceGap'];
}

function listFacts({ job, format, license, node, released, installed, run }: Plugin): string {
  return [
    jobLabels[job],
    formatLabels[format],
    license,
    ...(node ? [`Node ${node}`] : []),
    ...(released ? [releasedText(released, run?.date)] : []),
    installedText(installed),
  ].join(' · ');
}

/** What a plugin that fails asks for helps nobody, so it is left out. */
function listConditions({ status, conditions }: Plugin): string[] {
  return status === 'fails' ? [] : conditions.map(conditionText);
}

/**
 * One plugin. Its markup is terse, without classes and with plain links, because the page repeats it
 * for every plugin: the style sheet goes by element, and the filter reads the data attributes.
 */
export function Row({ plugin, language, sentenceGap }: Props): ReactNode {
  useBrokenLinks().collectAnchor(plugin.name);
  const conditions = listConditions(plugin);
  const remarks = [plugin.deprecated, plugin.note].flatMap((remark) =>
    remark ? [remark[language]] : [],
  );
  return (
    <li
      id={plugin.name}
      data-job={plugin.job}
      data-status={plugin.status}
      data-module={plugin.format}
    >
      <h2>
        <PlainLink href={`https://www.npmjs.com/package/${plugin.name}`}>{plugin.name}</PlainLink>{' '}
        <small>{plugin.version}</small>
      </h2>
      <p>
        <Remark
          text={[plugin.summary[language], ...remarks].join(sentenceGap)}
          names={plugin.instead ?? []}
        />
      </p>
      <p>
        <b>{statusLabels[plugin.status]}</b>
        {conditions.length > 0 && ` ${conditions.join(sentenceGap)}`}
      </p>
      <small>
        {`${listFacts(plugin)} · `}
        <PlainLink href={plugin.repository}>
          {translate({ id: 'plugins.repository', message: 'repository' })}
        </PlainLink>
        {' · '}
        <PlainLink href={`#${plugin.name}`}>
          {translate({ id: 'plugins.permalink', message: 'permalink' })}
        </PlainLink>
      </small>
      <details>
        <summary>
          <Translate id="plugins.recipe">Recipe</Translate>
        </summary>
        {/* For readers without script, whom `Recipes` cannot serve. */}
        <PlainLink href={`/plugins/recipes#${plugin.name}`}>
          <Translate id="plugins.recipes">All recipes</Translate>
        </PlainLink>
      </details>
    </li>
  );
}
