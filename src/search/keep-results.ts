/**
 * Keeps what a function gives, for functions that are asked for the same few thousand words again and
 * again.
 *
 * @param make Gives the same for the same argument, and never `undefined`.
 * @param kept Where results stand; a `WeakMap` for objects that come and go.
 * @returns `make`, called once for each argument.
 */
export function keepResults<Argument, Result>(
  make: (argument: Argument) => Result,
  kept: Pick<Map<Argument, Result>, 'get'> & {
    readonly set: (argument: Argument, result: Result) => unknown;
  } = new Map<Argument, Result>(),
): (argument: Argument) => Result {
  return (argument) => {
    const before = kept.get(argument);
    if (before !== undefined) {
      return before;
    }
    const result = make(argument);
    kept.set(argument, result);
    return result;
  };
}
