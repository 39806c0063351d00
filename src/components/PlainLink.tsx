import type { ComponentProps, ReactNode } from 'react';

/**
 * A link that is the browser's, for the places where the generator's Link cannot stand: it loads
 * pages within the application, adds attributes to each address and changes its kind of element
 * with the address.
 */
export function PlainLink(props: ComponentProps<'a'>): ReactNode {
  // eslint-disable-next-line @docusaurus/no-html-links -- This component is the exception; who uses it says why.
  return <a {...props} />;
}
