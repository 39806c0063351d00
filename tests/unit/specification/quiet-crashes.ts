import { afterEach, beforeEach, vi } from 'vitest';

function prevent(event: ErrorEvent): void {
  event.preventDefault();
}

/** Keeps React's and jsdom's reports of errors that tests provoke out of the terminal. */
export function quietCrashes(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.addEventListener('error', prevent);
  });
  afterEach(() => {
    window.removeEventListener('error', prevent);
  });
}
