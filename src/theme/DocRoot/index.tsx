import { Redirect, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { WrapperProps } from '@docusaurus/types';
import DocRoot from '@theme-original/DocRoot';
import type DocRootType from '@theme/DocRoot';
import type { ReactNode } from 'react';

const MAIN_DOC = '/docs/getting-started/quick-start';

/** Takes the reader from the docs root, which has no page of its own, to the main document. */
export default function DocRootWrapper(props: WrapperProps<typeof DocRootType>): ReactNode {
  const { pathname } = useLocation();
  const root = useBaseUrl('/docs');
  const main = useBaseUrl(MAIN_DOC);
  return pathname.replace(/\/$/, '') === root ? <Redirect to={main} /> : <DocRoot {...props} />;
}
