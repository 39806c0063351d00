import type { ReactNode } from 'react';

import { plugins } from '@site/src/data/plugins';
import { useEdition } from '@site/src/editions/useEdition';

import { Row } from './Row';
import { useLanguage } from './useLanguage';

/** Every plugin, as list items. It holds the catalogue; see `List` for who loads it. */
export default function Rows(): ReactNode {
  const { sentenceGap } = useEdition();
  const language = useLanguage();
  return (
    <>
      {plugins.map((plugin) => (
        <Row key={plugin.name} plugin={plugin} language={language} sentenceGap={sentenceGap} />
      ))}
    </>
  );
}
