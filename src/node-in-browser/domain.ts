import { EventEmitter } from 'events';

/** The part of a domain that `async-done` uses: it tells of what a function throws. */
class Domain extends EventEmitter {
  bind(run: (...values: readonly unknown[]) => unknown) {
    return (...values: readonly unknown[]): unknown => {
      try {
        return run(...values);
      } catch (error) {
        this.emit('error', error);
        return undefined;
      }
    };
  }

  /** What is asynchronous in the page throws nothing. */
  exit(): void {
    // A function is left as it returns.
  }
}

export function create(): Domain {
  return new Domain();
}
