/*
 * How the tests find out which option names the installed library really reads.
 *
 * A Proxy sees every read of the options object that a test hands in. That alone is not enough,
 * for the library copies the object before it reads:
 *
 * - glob-stream:  ourOpt = Object.assign({}, defaults, opt)
 * - chokidar:     Object.assign(opts, _opts)      (the result is not used, the target is)
 * - picomatch:    opts = { ...options, fastpaths: false }
 *
 * So a copy is followed. `follow()` turns every own property of the copy into an accessor that
 * records its first reads, and gives the copy a recording Proxy as its prototype, which sees reads
 * of names that the copy does not have. The identity of the copy stays, it can be frozen, and a
 * name that the library itself writes stops being recorded, for it is no option any more.
 * `instrumented-library.ts` loads the library in such a way that `Object.assign` and spreads of it
 * call `follow()`. The act of copying is never recorded: only what somebody asked for by name.
 *
 * What this cannot see is a branch that no run enters. `names-in-source.ts` is the second witness
 * for that: it lists the names in the text of the library.
 */

/** Names that every object answers to: they are no options. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Which recorder watches which object: the objects handed in, and every copy of them. */
const recorders = new WeakMap<object, Recorder>();

/** Collects the names that are read from an options object and from all copies of it. */
export class Recorder {
  readonly #names = new Set<string>();
  #copying = false;

  /** The names read up to now, in alphabetical order. */
  get names(): readonly string[] {
    return [...this.#names].sort();
  }

  /**
   * Makes an options object whose reads are recorded.
   *
   * @param values what the options are set to.
   * @returns a Proxy with the same values, to be handed to the library.
   */
  record(values: Readonly<Record<string, unknown>> = {}): object {
    const proxy = new Proxy({ ...values }, this.#handler());
    recorders.set(proxy, this);
    return proxy;
  }

  /**
   * Keeps recording on a copy of a recorded object. The copy keeps its identity.
   *
   * @param copy the object into which recorded options were copied.
   */
  follow(copy: object): void {
    if (recorders.get(copy) === this) {
      return;
    }
    for (const name of Object.keys(copy)) {
      this.#watchProperty(copy, name);
    }
    Object.setPrototypeOf(copy, new Proxy({}, this.#handler()));
    recorders.set(copy, this);
  }

  /** Runs an act of copying, during which no read is recorded. */
  copying<Result>(act: () => Result): Result {
    const before = this.#copying;
    this.#copying = true;
    try {
      return act();
    } finally {
      this.#copying = before;
    }
  }

  #note(name: string | symbol): void {
    if (!this.#copying && typeof name === 'string' && !inherited.has(name)) {
      this.#names.add(name);
    }
  }

  #handler(): ProxyHandler<object> {
    return {
      get: (target, name, receiver): unknown => {
        this.#note(name);
        return Reflect.get(target, name, receiver);
      },
      has: (target, name) => {
        this.#note(name);
        return Reflect.has(target, name);
      },
    };
  }

  #watchProperty(copy: object, name: string): void {
    const value: unknown = Reflect.get(copy, name);
    Object.defineProperty(copy, name, {
      configurable: true,
      enumerable: true,
      get: (): unknown => {
        this.#note(name);
        return value;
      },
      set: (written: unknown) => {
        Object.defineProperty(copy, name, {
          configurable: true,
          enumerable: true,
          value: written,
          writable: true,
        });
      },
    });
  }
}

/**
 * `Object.assign` that follows recorded options into the target.
 *
 * @returns the target, as `Object.assign` does.
 */
export function assignAndFollow(target: object, ...sources: readonly unknown[]): object {
  const recorder = sources.map(recorderOf).find((found) => found !== undefined);
  if (!recorder) {
    return Object.assign(target, ...sources);
  }
  recorder.copying(() => Object.assign(target, ...sources));
  recorder.follow(target);
  return target;
}

/**
 * Makes an object that was written with spreads follow the options that were spread into it.
 *
 * @param make builds the object: `() => ({ ...options, fastpaths: false })`.
 * @param sources what is spread.
 */
export function spreadAndFollow(make: () => object, sources: readonly unknown[]): object {
  const recorder = sources.map(recorderOf).find((found) => found !== undefined);
  if (!recorder) {
    return make();
  }
  const copy = recorder.copying(make);
  recorder.follow(copy);
  return copy;
}

function recorderOf(source: unknown): Recorder | undefined {
  return typeof source === 'object' && source !== null ? recorders.get(source) : undefined;
}
