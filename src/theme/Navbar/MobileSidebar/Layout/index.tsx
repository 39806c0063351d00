import type { WrapperProps } from '@docusaurus/types';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type LayoutType from '@theme/Navbar/MobileSidebar/Layout';
import type { ReactNode } from 'react';

import { useSidebarFocus } from './useSidebarFocus';

/** The sidebar of a narrow window, which keeps the focus while it covers the page. */
export default function MobileSidebarLayout(props: WrapperProps<typeof LayoutType>): ReactNode {
  useSidebarFocus();
  return <Layout {...props} />;
}
