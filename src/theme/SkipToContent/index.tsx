import { useHistory } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import { useRef, type MouseEvent, type ReactNode } from 'react';

import { PlainLink } from '@site/src/components/PlainLink';

import styles from './styles.module.css';

function moveFocus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  moveFocus(
    document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId),
  );
}

/**
 * The link to the main content, to which the focus goes back with each new page. The original moves
 * it before the page is painted, for which the browser lays the page out twice: at a quarter of the
 * processor 50 ms of a click in the sidebar. A plain link: it leads to a place on the same page, and
 * works without the application.
 */
export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  useLocationChange(({ location }) => {
    if (!location.hash && action === 'PUSH') {
      requestAnimationFrame(() => setTimeout(() => moveFocus(region.current)));
    }
  });
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
  });
  return (
    <div ref={region} role="region" aria-label={label}>
      <PlainLink className={styles.skip} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </PlainLink>
    </div>
  );
}
