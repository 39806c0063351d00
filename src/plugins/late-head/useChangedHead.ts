import { useEffect } from 'react';

import { prepareHead } from './library';

/**
 * Brings the head manager in for a component that changes the head of the page on the screen.
 *
 * @param isChanged Whether the head is another than in the HTML now.
 */
export function useChangedHead(isChanged: boolean): void {
  useEffect(() => {
    if (isChanged) {
      prepareHead();
    }
  }, [isChanged]);
}
