import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { highlight, highlightOutput } from '../../../src/markdown/highlight';

/** The text of the HTML, as a browser would give it. */
function textOf(html: string): string {
  return load(html, null, false).text();
}

const code = `import { src } from 'gulp'; // a <b> & "c"

export const n = async () => {
  return src(\`a/\${n}/
*.js\`, { since: 12, on: true });
};
`;

describe('highlight', () => {
  it('colors keywords, strings, comments, functions and numbers', () => {
    expect(highlight("const a = f('b', 1); // <c>", 'js')).toBe(
      "<i class=k>const</i> a = <i class=f>f</i>(<i class=s>'b'</i>, <i class=n>1</i>); <i class=c>// &lt;c&gt;</i>",
    );
  });

  it('joins neighbors of one color', () => {
    expect(highlight('export default a;', 'js')).toBe('<i class=k>export default</i> a;');
  });

  it('leaves code within a template string plain', () => {
    expect(highlight('`a ${b} c`', 'js')).toBe('<i class=s>`a </i>${b}<i class=s> c`</i>');
  });

  it.each([
    'js',
    'mjs',
    'ts',
    'jsx',
    'tsx',
    'json',
    'css',
    'scss',
    'less',
    'html',
    'bash',
    'yaml',
    'toml',
    'markdown',
    'signature',
    'text',
    'unknown',
    '',
  ])('keeps the text to the letter in %s, with marked lines too', (language) => {
    expect(textOf(highlight(code, language))).toBe(code);
    expect(textOf(highlight(code, language, [1, 4]))).toBe(code);
  });

  it.each([
    ['css', 'a { color: red; }', '<i class=p>color</i>'],
    ['scss', '$a: 1; @use "b";', '<i class=s>"b"</i>'],
    ['less', '@a: 1px;', '<i class=p>@a</i>'],
    ['json', '{ "a": 1 }', '<i class=p>"a"</i>'],
    ['bash', 'npm install "gulp"', '<i class=s>"gulp"</i>'],
    ['yaml', 'on: push', '<i class=p>on</i>'],
    ['toml', 'a = "b"', '<i class=s>"b"</i>'],
    ['html', '<p class="a">', '<i class=s>'],
    ['ts', 'const a: string = b;', '<i class=f>string</i>'],
    ['signature', 'src(globs: string): Stream', '<i class=f>src</i>'],
  ])('knows %s', (language, text, expected) => {
    expect(highlight(text, language)).toContain(expected);
  });

  it('is plain where the language has no grammar', () => {
    expect(highlight('<a> extend', 'extend')).toBe('&lt;a&gt; extend');
  });

  it('closes and opens colors at the ends of a marked line', () => {
    expect(highlight('a;\n/* b\nc */', 'js', [2])).toBe(
      'a;\n<mark><i class=c>/* b\n</i></mark><i class=c>c */</i>',
    );
  });
});

describe('highlightOutput', () => {
  it('gives the prompt, time stamps and names of tasks their own classes', () => {
    expect(
      highlightOutput(
        "$ npx gulp a\n[12:00:00] Starting 'a'...\n[12:00:00] 'a' errored after 12 ms\nsays 'b'",
      ),
    ).toBe(
      "<b class=q>$ npx gulp a\n</b><i class=t>[12:00:00]</i> Starting <i class=a>'a'</i>...\n" +
        "<i class=t>[12:00:00]</i> <i class=a>'a'</i> errored after 12 ms\nsays 'b'",
    );
  });

  it('counts marked lines below the command', () => {
    expect(highlightOutput('$ gulp\none\ntwo', [2])).toBe(
      '<b class=q>$ gulp\n</b>one\n<mark>two</mark>',
    );
  });

  it('may be a command that prints nothing', () => {
    expect(highlightOutput('$ gulp')).toBe('<b class=q>$ gulp</b>');
  });
});
