import Link from '@docusaurus/Link';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

/** Space presses a button; on a link it would scroll the page. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key === ' ') {
    event.preventDefault();
    event.currentTarget.click();
  }
}

/**
 * The label of a category in the sidebar. One without a page of its own is a button that opens it;
 * until the application is there it is a link to the category's first page.
 *
 * @param props As the theme gives them to the generator's Link: `role` says whether it is a button.
 */
export default function CategoryLink(props: ComponentProps<'a'>): ReactNode {
  return props.role === 'button' ? (
    // eslint-disable-next-line @docusaurus/no-html-links -- The generator's Link changes its kind of element with its address.
    <a {...props} onKeyDown={pressWithSpace} />
  ) : (
    <Link {...props} />
  );
}
