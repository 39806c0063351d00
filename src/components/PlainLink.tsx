import type { ComponentProps, ReactNode } from 'react';

/**
 * A link that is the browser's, for the places where the generator's Link cannot stand: it loads
 * pages within the application, adds attributes to each address and changes its kind of element
 * with the address. Who uses it says why.
 */
export function PlainLink(props: ComponentProps<'a'>): ReactNode {
  return <a {...props} />;
}
