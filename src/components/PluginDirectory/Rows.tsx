import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

import { plugins } from '@site/src/data/plugins';
import { knownWord } from '@site/src/data/plugins/vocabulary';
import { useEdition } from '@site/src/editions/useEdition';

import { Row } from './Row';

const languages = ['en', 'zh-Hans'] as const;

/** Every plugin, as list items. This module alone holds the catalogue; see `List` for who loads it. */
export default function Rows(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { sentenceGap } = useEdition();
  const language = knownWord(languages, i18n.currentLocale) ?? 'en';
  return (
    <>
      {plugins.map((plugin) => (
        <Row key={plugin.name} plugin={plugin} language={language} sentenceGap={sentenceGap} />
      ))}
    </>
  );
}
