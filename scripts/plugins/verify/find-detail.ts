/** Lines that name an error, the most specific patterns first. */
const errorPatterns = [
  /^\s*(?:\w*Error|AssertionError)\b.*: \S/,
  /\b(?:\w+Error): \S/,
  /^npm (?:error|ERR!) (?!code|path|A complete log|command)(.*\S)/,
  /\berror\b.*\S/i,
];

/** gulp prints an error of a plugin over several lines, and the first names the plugin alone. */
function addMessage(lines: readonly string[], line: string): string {
  const [title, message] = lines.slice(lines.indexOf(line) + 1);
  return / in plugin /.test(line) && title === 'Message:' && message ? `${line}: ${message}` : line;
}

/**
 * Finds the line of an output that says best why a command failed.
 * @param output What the command printed.
 * @param project Folder of the project; it is left out of the line.
 * @returns One line of at most 160 characters; the last line where none names an error.
 */
export function findDetail(output: string, project: string): string {
  const lines = output
    .replaceAll(project, '.')
    .split('\n')
    .map((line) => line.replace(/^\[\d\d:\d\d:\d\d\]\s*/, '').trim())
    .filter(Boolean);
  const line = errorPatterns
    .map((pattern) => lines.find((text) => pattern.test(text)))
    .find(Boolean);
  return (line ? addMessage(lines, line) : (lines.at(-1) ?? 'it printed nothing')).slice(0, 160);
}
