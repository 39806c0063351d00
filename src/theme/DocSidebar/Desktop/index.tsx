import type { Props } from '@theme/DocSidebar/Desktop';
import Content from '@theme/DocSidebar/Desktop/Content';
import { type ReactNode, useRef } from 'react';

import styles from './styles.module.css';
import { useArrowKeys } from './useArrowKeys';

/** The docs sidebar of a wide window, which stays while the page moves. */
export default function DocSidebarDesktop({ path, sidebar }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useArrowKeys(root);
  return (
    // The keys are those of the links in it.
    <div ref={root} className={styles.sidebar} onKeyDown={onKeyDown}>
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}
