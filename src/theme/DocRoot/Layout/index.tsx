import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDocsSidebar } from '@docusaurus/theme-common/internal';
import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** It is asked for; nothing hides this sidebar. */
const stay = (): void => undefined;

/** The docs sidebar beside the page. */
export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return (
    <div className={styles.root}>
      <BackToTopButton />
      {sidebar && (
        <aside
          key={sidebar.name}
          className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.aside)}
        >
          <DocSidebar sidebar={sidebar.items} path={pathname} onCollapse={stay} isHidden={false} />
        </aside>
      )}
      <main className={styles.main}>
        <div className="container padding-top--md padding-bottom--lg">{children}</div>
      </main>
    </div>
  );
}
