import { useHistory } from '@docusaurus/router';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect } from 'react';

import { DOC_TEXT } from './load-content';

/** The text as the HTML had it, without what the copy buttons said meanwhile. */
const html = ExecutionEnvironment.canUseDOM
  ? (document.querySelector(DOC_TEXT)?.innerHTML.replace(/(?<=<output>)[^<]*/gu, '') ?? '')
  : '';

/** @returns the link to another page of the site that an event is on */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  // Links in the page itself are the browser's; what opens in a new tab names a target.
  const selector = 'a[href]:not([target], [href^="#"])';
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}

function preload(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (link) {
    window.docusaurus.preload(link.pathname);
  }
}

/**
 * The text of the docs page that the reader opened first, out of its HTML: React neither renders nor
 * compares it. `src/components/CodeSample/early.ts` works tabs and copy buttons; links do here what
 * the generator's `Link` does.
 */
export function InitialText(): ReactNode {
  const history = useHistory();

  useEffect(() => {
    // When the reader comes back, the tabs are new.
    window.dispatchEvent(new Event('code-tabs'));
  }, []);

  function follow(event: MouseEvent): void {
    const link = linkOf(event);
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link && isPlain) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  }

  return (
    // The links in it are what is clicked, by pointer or key.
    <div
      className="theme-doc-markdown markdown"
      onClick={follow}
      onMouseOver={preload}
      onTouchStart={preload}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
