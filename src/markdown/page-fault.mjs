// No TypeScript: scripts/setup/describe-error.mjs, which runs as it is, says the same of a page.

/**
 * Says what the parsers of a page refused, and what to do.
 *
 * @param {string} file The page, for the message.
 * @param {Error} error What the parser of its Markdown or of its front matter threw.
 * @returns {string | undefined} a sentence with file and line; undefined for any other error
 */
export function describePageFault(file, error) {
  if (!('reason' in error) || typeof error.reason !== 'string') {
    return undefined;
  }
  const { reason } = error;
  if ('line' in error && 'source' in error && /\bmdx\b/.test(String(error.source))) {
    return `${file}:${String(error.line)}: ${reason}. Close it, or write \\{ or \\< where it is text.`;
  }
  if (error.name === 'YAMLException' && 'mark' in error) {
    // Line 0 is the one that begins the front matter.
    const { line, buffer } = Object(error.mark);
    const advice = /^ *\t/m.test(buffer)
      ? 'Indent each line with spaces, not with a tab.'
      : 'Put quotes around a text with ":", quotes or brackets in it, and close each.';
    return `${file}:${Number(line) + 1}: the front matter is no YAML: ${reason}. ${advice}`;
  }
  return undefined;
}
