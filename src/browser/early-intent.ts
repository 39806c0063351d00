/** The event that the application sends when it has taken over the page from the early script. */
export const READY_EVENT = 'application-ready';

/** What the reader did before hydration, and what the application must still do. */
export interface EarlyIntent {
  /** The reader asked for the search dialog, by its button or a shortcut. */
  search: boolean;
  /** Letters typed since then. */
  query: string;
}

declare global {
  interface Window {
    earlyIntent?: EarlyIntent;
  }
}
