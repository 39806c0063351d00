import '@site/src/css/docs.css';

import { useDoc } from '@docusaurus/theme-common/internal';
import type { WrapperProps } from '@docusaurus/types';
import DocItemContent from '@theme-original/DocItem/Content';
import type DocItemContentType from '@theme/DocItem/Content';
import { isValidElement, type ReactNode } from 'react';

import { useEdition } from '@site/src/editions/useEdition';
import { InitialText } from '@site/src/initial-page/InitialText';
import { LogReaderPlace } from '@site/src/search/log/LogReaderPlace';

import styles from './styles.module.css';

/** Whether a docs page came without its text, as `src/initial-page` loads the first one. */
function isInitial(page: ReactNode): boolean {
  return isValidElement(page) && typeof page.type === 'function' && 'initial' in page.type;
}

/** Says above a page that only exists in another language that it does, and marks its language. */
export default function DocItemContentWrapper(
  props: WrapperProps<typeof DocItemContentType>,
): ReactNode {
  const { untranslatedNotice } = useEdition();
  const { metadata } = useDoc();
  const content = (
    <>
      {isInitial(props.children) ? <InitialText /> : <DocItemContent {...props} />}
      <LogReaderPlace key={metadata.permalink} />
    </>
  );
  if (!untranslatedNotice || !metadata.source.startsWith('@site/docs/')) {
    return content;
  }
  return (
    <>
      <aside className={styles.notice} aria-label={untranslatedNotice.title}>
        <strong>{untranslatedNotice.title}</strong>
        <p>{untranslatedNotice.body}</p>
      </aside>
      <div lang={untranslatedNotice.contentLang}>{content}</div>
    </>
  );
}
