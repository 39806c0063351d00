/** The generator says so of each page that is not committed yet, and nobody can do anything about it. */
const NOT_COMMITTED = /^\[WARNING\] Cannot infer the update date for some files.*\n/gm;

/**
 * @param {string} output What a build wrote; if it failed, the reason stands last.
 * @returns {string} the reason, then the rest without what a page that is new brings
 */
export function readableOutput(output) {
  const [rest, reason] = output.replace(NOT_COMMITTED, '').split(/^(?=✘ )/m);
  return reason ? `${reason.trim()}\n\n${rest}` : (rest ?? '');
}
