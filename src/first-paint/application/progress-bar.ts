import progressBar from '@docusaurus/theme-classic/lib/nprogress';

const { onRouteUpdate } = progressBar;

/** End the timers of the navigations that have begun since a page came on the screen. */
const cleanups: (() => void)[] = [];

/**
 * The generator ends only the timer of the last navigation. That of one before, which a second click or
 * Back replaced, would start a bar that nothing ends once the page is there.
 */
progressBar.onRouteUpdate = (navigation) => {
  const cleanup = onRouteUpdate?.(navigation);
  if (cleanup) {
    cleanups.push(cleanup);
  }
  return cleanup;
};

export function onRouteDidUpdate(): void {
  for (const cleanup of cleanups.splice(0)) {
    cleanup();
  }
}
