import type { WrapperProps } from '@docusaurus/types';
import DocsRoot from '@theme-original/DocsRoot';
import type DocsRootType from '@theme/DocsRoot';
import { memo, useContext, type ContextType, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

type Props = WrapperProps<typeof DocsRootType>;

interface SettledProps {
  readonly router: ContextType<typeof RouterContext>;
  readonly root: Props;
}

const Settled = memo(
  ({ router, root }: SettledProps) => (
    <RouterContext.Provider value={router}>
      <DocsRoot {...root} />
    </RouterContext.Provider>
  ),
  (before, after) =>
    before.router.location === after.router.location && before.root.route === after.root.route,
);

/**
 * Leaves the page on the screen alone while the next one is fetched. The generator lets everything
 * in it that knows its address render again, for nothing: it must show the old page until then.
 */
export default function DocsRootWrapper(props: Props): ReactNode {
  return <Settled router={useContext(RouterContext)} root={props} />;
}
