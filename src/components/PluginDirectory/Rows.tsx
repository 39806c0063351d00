import rows from '@generated/plugin-directory/default/rows.json';
import type { ReactNode } from 'react';

import { useEdition } from '@site/src/editions/useEdition';

import { Row } from './Row';

/** Every plugin, as list items. It holds the catalogue; see `ServerList` for who loads it. */
export default function Rows(): ReactNode {
  const { sentenceGap } = useEdition();
  return (
    <>
      {rows.map((plugin) => (
        <Row key={plugin.name} plugin={plugin} sentenceGap={sentenceGap} />
      ))}
    </>
  );
}
