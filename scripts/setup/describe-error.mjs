/**
 * Says what went wrong, for a person who did not write the code: the innermost cause, which knows
 * most. Its stack stands below only when `DEBUG` is set.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function describeError(error) {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) {
    inner = inner.cause;
  }
  const message = inner instanceof Error ? inner.message : String(inner);
  return process.env.DEBUG && error instanceof Error ? `${message}\n\n${stacks(error)}` : message;
}

/**
 * @param {Error} error
 * @returns {string}
 */
function stacks(error) {
  const cause = error.cause instanceof Error ? `\ncaused by ${stacks(error.cause)}` : '';
  return `${error.stack}${cause}`;
}
