/**
 * Caches the results of a function that is called again and again with the same few thousand words.
 *
 * @param make A pure function that never returns `undefined`.
 * @param kept The cache; a `WeakMap` for arguments that are short-lived objects.
 * @returns A function that calls `make` once for each argument.
 */
export function memoize<Argument, Result>(
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
