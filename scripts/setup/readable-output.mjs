/** The generator says so of each page that is not committed yet, and nobody can do anything about it. */
const NOT_COMMITTED = /^\[WARNING\] Cannot infer the update date for some files.*\n/gm;

/** What the generator says of a page that it cannot read; the reason says it with file and line. */
const REPEATED =
  /^\[ERROR\] (?:Error while parsing Markdown front matter\.\n.*|Loading of version failed.*)\n/gm;

/**
 * @param {string} output What a build wrote; if it failed, the reason stands last.
 * @returns {string} the reason, then the rest without what repeats it or what a new page brings
 */
export function readableOutput(output) {
  const [rest = '', reason] = output.replace(NOT_COMMITTED, '').split(/^(?=✘ )/m);
  return reason ? `${reason.trim()}\n\n${rest.replace(REPEATED, '')}` : rest;
}
