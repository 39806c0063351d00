import type { ComponentProps, ReactNode } from 'react';

/** The browser's own: it opens before hydration, and is found by its search. */
export default function MDXDetails(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
