import { READY_EVENT } from '@site/src/early/application';

/** The generator's banner about a wrong base URL stands until scripts show that it is right. */
const BASE_URL_BANNER = '__docusaurus-base-url-issue-banner-container';

let told = false;

/** Tells the early script, once, that the application has taken over the page. */
export function onRouteDidUpdate(): void {
  if (!told) {
    told = true;
    document.getElementById(BASE_URL_BANNER)?.remove();
    // Effects of the components run after this call; only then do their listeners exist.
    setTimeout(() => {
      // The generator leaves this to the head manager, which comes later (src/plugins/late-head).
      document.documentElement.dataset.hasHydrated = 'true';
      window.dispatchEvent(new Event(READY_EVENT));
    });
  }
}
