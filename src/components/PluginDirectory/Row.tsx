import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import type { EditionFields } from '@site/src/editions/fields';
import type { ListedPlugin } from '@site/src/plugin-directory/listed-plugin';

import { PlainLink } from '../PlainLink';
import { conditionText } from './condition-text';
import { formatLabels, jobLabels, statusLabels } from './labels';
import { Remark } from './Remark';
import { releasedText } from './released-text';

interface Props {
  readonly plugin: ListedPlugin;
  readonly sentenceGap: EditionFields['sentenceGap'];
}

function listFacts({ job, format, released, tried }: ListedPlugin): string {
  return [
    jobLabels[job],
    formatLabels[format],
    ...(released ? [releasedText(released, tried)] : []),
  ].join(' · ');
}

/**
 * One plugin, with what helps to choose; `RecipeFacts` has the rest. Its markup is terse, without classes and with plain links, because the page repeats it
 * for every plugin: the style sheet goes by element, and the filter reads the facts.
 */
export function Row({ plugin, sentenceGap }: Props): ReactNode {
  useBrokenLinks().collectAnchor(plugin.name);
  const conditions = plugin.conditions.map(conditionText);
  return (
    <li id={plugin.name} data-status={plugin.status}>
      <h2>
        <PlainLink href={`#${plugin.name}`}>{plugin.name}</PlainLink>{' '}
        <small>{plugin.version}</small>
      </h2>
      <p>
        <Remark text={plugin.sentences.join(sentenceGap)} names={plugin.instead} />
      </p>
      <p>
        <b>{statusLabels[plugin.status]}</b>
        {conditions.length > 0 && ` ${conditions.join(sentenceGap)}`}
      </p>
      <small>{listFacts(plugin)}</small>
      <details>
        <summary>
          <Translate id="plugins.recipe">Recipe</Translate>
        </summary>
        {/* For readers without script, whom `Recipes` cannot serve. */}
        <PlainLink href={useBaseUrl('/plugins/recipes')}>
          <Translate id="plugins.recipes">All recipes</Translate>
        </PlainLink>
      </details>
    </li>
  );
}
