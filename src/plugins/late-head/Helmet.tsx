import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';

import { getLibrary, type Library, subscribe } from './library';

/**
 * Stands for the head manager's component in the browser: says nothing until the head manager is
 * there, then passes on what it was given.
 */
export function Helmet(props: ComponentProps<Library['Helmet']>): ReactNode {
  const library = useSyncExternalStore(subscribe, getLibrary, getLibrary);
  return library ? <library.Helmet {...props} helmetData={library.data} /> : null;
}

/** Has nothing to provide, since each `Helmet` knows what they share. */
export function HelmetProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
