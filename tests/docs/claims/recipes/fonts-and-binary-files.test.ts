import { existsSync, mkdirSync, readFileSync } from 'node:fs';

import { create } from 'fontkit';

import {
  type Change,
  claim,
  type Files,
  gulpfile,
  message,
  read,
  row,
  run,
  variant,
} from '../support';

claim(
  'recipes/fonts-and-binary-files#pitfalls',
  'sourcemaps at src() and dest() adds a comment to every file; at src() alone it adds none.',
  { 'src/a.bin': 'a' },
  async ({ src, dest }) => {
    const files = () => src('src/*.bin', { encoding: false, sourcemaps: true });
    await row(files(), dest('alone'));
    await row(files(), dest('both', { sourcemaps: '.' }));
    return [read('alone/a.bin'), read('both/a.bin').includes('sourceMappingURL')];
  },
  ['a', true],
);

function withHidden(...changes: readonly Change[]): Files {
  return { ...variant('recipe-fonts-and-binary-files', ...changes), 'src/assets/.hidden': 'a' };
}

async function compared(): Promise<readonly unknown[]> {
  await gulpfile()('default');
  const { exit, lines } = await run('node compare.mjs');
  return [exit, lines.some((line) => line.includes('ENOENT'))];
}

claim(
  'recipes/fonts-and-binary-files#pitfalls',
  'A name that begins with a dot is left out, and the script misses it.',
  withHidden(),
  compared,
  [1, true],
);

claim(
  'recipes/fonts-and-binary-files#pitfalls',
  'With dot: true it is copied.',
  withHidden(['encoding: false', 'encoding: false, dot: true']),
  compared,
  [0, false],
);

claim(
  'recipes/fonts-and-binary-files#pitfalls',
  'One glob copies an empty folder, and the other does not.',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    mkdirSync('src/none');
    await row(src('src/**/*'), dest('all'));
    await row(src('src/**/*.*'), dest('files'));
    return [existsSync('all/none'), existsSync('files/none')];
  },
  [true, false],
);

/** @returns whether a line is not one of gulp's own */
function isMessage(line: string): boolean {
  return line !== '' && !/^(?:Using|Starting|Finished) /.test(line);
}

const PAGE = { 'src/index.html': '<p>Sage &#21494;</p>\n' };

/** @returns which of these characters the font of the task has */
async function kept(characters: string): Promise<string> {
  await gulpfile()('default');
  const font = create(readFileSync('dist/fonts/body.woff2'));
  if (!('hasGlyphForCodePoint' in font)) {
    throw new Error('dist/fonts/body.woff2 holds several fonts.');
  }
  return [...characters]
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('');
}

claim(
  'recipes/fonts-and-binary-files#subset',
  'The font has the characters of the pages, and none that only an entity names.',
  { ...variant('recipe-fonts-subset'), ...PAGE },
  () => kept('SagZG叶'),
  'Sag',
);

claim(
  'recipes/fonts-and-binary-files#subset',
  'Without a page that the glob matches, the font has no characters, and no message says so.',
  { ...variant('recipe-fonts-subset', ["'src/**/*.html'", "'src/**/*.htm'"]), ...PAGE },
  async () => {
    const { exit, lines } = await run('gulp');
    const font = create(readFileSync('dist/fonts/body.woff2'));
    // The one glyph is that for what a font lacks.
    return [exit, lines.filter(isMessage).join(''), 'numGlyphs' in font && font.numGlyphs];
  },
  [0, '', 1],
);

claim(
  'recipes/fonts-and-binary-files#subset',
  'Characters are added to the text.',
  {
    ...variant('recipe-fonts-subset', [
      'await characters();',
      "(await characters()).toUpperCase() + '叶';",
    ]),
    ...PAGE,
  },
  () => kept('SagZG叶'),
  'SG叶',
);

claim(
  'recipes/fonts-and-binary-files#subset',
  'A font that was read as text fails the task.',
  variant('recipe-fonts-subset', [', { encoding: false }', '']),
  () => message(() => gulpfile()('default')),
  'hb_subset_or_fail (harfbuzz) returned zero, indicating failure. Maybe the input file is corrupted?',
);
