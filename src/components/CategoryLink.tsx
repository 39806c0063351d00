import Link from '@docusaurus/Link';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

import { PlainLink } from '@site/src/components/PlainLink';

/** Space presses a button; on a link it would scroll the page. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key === ' ') {
    event.preventDefault();
    event.currentTarget.click();
  }
}

/**
 * The label of a category in the sidebar. One without a page of its own is a button that opens it;
 * before hydration it is a link to the category's first page, and stays that element:
 * the generator's Link would become another one when the application takes the address away.
 *
 * @param props As the theme gives them to the generator's Link: `role` says whether it is a button.
 */
export default function CategoryLink(props: ComponentProps<'a'>): ReactNode {
  return props.role === 'button' ? (
    <PlainLink {...props} onKeyDown={pressWithSpace} />
  ) : (
    <Link {...props} />
  );
}
