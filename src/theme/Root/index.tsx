import { type ReactNode, useEffect } from 'react';
import type { Props } from '@theme/Root';

import { READY_EVENT } from '@site/src/browser/early-intent';

/** The generator's banner about a wrong base URL stands until scripts show that it is right. */
const BASE_URL_BANNER = '__docusaurus-base-url-issue-banner-container';

function announceReady(): void {
  window.dispatchEvent(new Event(READY_EVENT));
}

/**
 * Tells the early script, once, that the page is hydrated: when the effects of all components have
 * run, and what they changed at once is rendered. Only then do their listeners exist, and no effect
 * takes back what the reader's press has done.
 */
export default function Root({ children }: Props): ReactNode {
  useEffect(() => {
    document.getElementById(BASE_URL_BANNER)?.remove();
    setTimeout(announceReady);
  }, []);
  return children;
}
