/** What a mark looks like: a class of a style sheet and a text of a script stay as they are. */
export const markPattern = /mark-\w+/g;

/**
 * Sources by extension. The mark is not in the first line, and a line stands before and after it, so that a
 * map which is off by one leads to another.
 */
const sources: Readonly<Record<string, readonly string[]>> = {
  js: [
    '// A comment.',
    'var first = 1;',
    'document.lang = first;',
    "document.title = 'MARK';",
    'document.dir = first;',
  ],
  coffee: [
    '# A comment.',
    'first = 1',
    'document.lang = first',
    "document.title = 'MARK'",
    'document.dir = first',
  ],
  ts: [
    'interface Page {',
    '  title: string;',
    '}',
    "export const page: Page = { title: 'MARK' };",
    "export const other: Page = { title: 'other' };",
  ],
  css: ['a {', '  user-select: none;', '}', '', '.MARK {', '  color: navy;', '}'],
  scss: ['// A comment.', '$ink: navy;', 'a {', '  .MARK {', '    color: $ink;', '  }', '}'],
  less: ['// A comment.', '@ink: navy;', 'a {', '  .MARK {', '    color: @ink;', '  }', '}'],
  styl: ['// A comment.', 'ink = navy', 'a', '  .MARK', '    color ink'],
  hbs: ['<h1>', '  {{title}}', '</h1>', '<b class="MARK">{{name}}</b>'],
};

/**
 * Makes the sources of a trial of source maps: one file, and one in a folder.
 * @param pattern Path of each, with `{name}`.
 * @throws When no source is known for such a file.
 */
export function markedSources(pattern: string): Readonly<Record<string, string>> {
  const lines = sources[pattern.slice(pattern.lastIndexOf('.') + 1)];
  if (!lines) {
    throw new Error(
      `scripts/plugins/verify/marked-sources.ts knows no source for ${pattern}: add one, or write the "files" of the trial's maps.`,
    );
  }
  return Object.fromEntries(
    ['top', 'deep/inner'].map((name, index) => [
      pattern.replace('{name}', name),
      `${lines.join('\n').replace('MARK', `mark-${index}`)}\n`,
    ]),
  );
}
