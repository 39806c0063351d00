import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect } from 'react';
import type { Props } from '@theme/Root';

import { READY_EVENT } from '@site/src/browser/early-intent';

/** The generator's banner about a wrong base URL stands until scripts show that it is right. */
const BASE_URL_BANNER = '__docusaurus-base-url-issue-banner-container';

function announceReady(): void {
  window.dispatchEvent(new Event(READY_EVENT));
}

/**
 * Lets nobody step into the address that is reached already. While the next page loads, a link knows only the
 * address of the page on the screen, and its second click would lead Back to the same page.
 */
function pushOnce(history: ReturnType<typeof useHistory>): void {
  const { push, replace } = history;
  history.push = (to, state) => {
    const address = typeof to === 'string' ? to : history.createHref(to);
    (address === history.createHref(history.location) ? replace : push)(to, state);
  };
}

/**
 * Tells the early script, once, that the page is hydrated: when the effects of all components have
 * run, and what they changed at once is rendered. Only then do their listeners exist, and no effect
 * takes back what the reader's press has done.
 */
export default function Root({ children }: Props): ReactNode {
  const history = useHistory();
  useEffect(() => {
    pushOnce(history);
    document.getElementById(BASE_URL_BANNER)?.remove();
    setTimeout(announceReady);
  }, [history]);
  return children;
}
