import '@site/src/css/docs.css';

import { useDoc } from '@docusaurus/theme-common/internal';
import type { WrapperProps } from '@docusaurus/types';
import DocItemContent from '@theme-original/DocItem/Content';
import type DocItemContentType from '@theme/DocItem/Content';
import type { ReactNode } from 'react';

import { useEdition } from '@site/src/editions/useEdition';

import styles from './styles.module.css';

/** Says above a page that only exists in another language that it does, and marks its language. */
export default function DocItemContentWrapper(
  props: WrapperProps<typeof DocItemContentType>,
): ReactNode {
  const { untranslatedNotice } = useEdition();
  const { metadata } = useDoc();
  if (!untranslatedNotice || !metadata.source.startsWith('@site/docs/')) {
    return <DocItemContent {...props} />;
  }
  return (
    <>
      <aside className={styles.notice} aria-label={untranslatedNotice.title}>
        <strong>{untranslatedNotice.title}</strong>
        <p>{untranslatedNotice.body}</p>
      </aside>
      <div lang={untranslatedNotice.contentLang}>
        <DocItemContent {...props} />
      </div>
    </>
  );
}
