import { useEffect } from 'react';

import { loadHead } from './library';

/**
 * Brings the head manager in for a component that changes the head of the page on the screen.
 *
 * @param isChanged Whether the head is another than in the HTML now.
 */
export function useChangedHead(isChanged: boolean): void {
  useEffect(() => {
    if (isChanged) {
      // Without it the title stays as it is; the page itself says the same.
      loadHead().catch(() => undefined);
    }
  }, [isChanged]);
}
