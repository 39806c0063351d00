import type { Props } from '@theme/DocSidebar/Desktop';
import Content from '@theme/DocSidebar/Desktop/Content';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** The docs sidebar of a wide window, which stays while the page moves. */
export default function DocSidebarDesktop({ path, sidebar }: Props): ReactNode {
  return (
    <div className={styles.sidebar}>
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}
