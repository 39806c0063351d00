import { READY_EVENT } from '@site/src/early/application';

let told = false;

/** Tells the early script, once, that the application has taken over the page. */
export function onRouteDidUpdate(): void {
  if (!told) {
    told = true;
    // Effects of the components run after this call; only then do their listeners exist.
    setTimeout(() => window.dispatchEvent(new Event(READY_EVENT)));
  }
}
