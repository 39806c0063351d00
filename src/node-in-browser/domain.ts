import { EventEmitter } from 'events';

/** What `async-done` asks of a domain, but for `add()`: tasks in the page return no streams. */
class Domain extends EventEmitter {
  /** Tells of what a function throws. */
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

  exit(): void {
    // What `bind()` returns keeps nothing that would have to be left.
  }
}

/** As `domain.create()`. */
export function create(): Domain {
  return new Domain();
}
