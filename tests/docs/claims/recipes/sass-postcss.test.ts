import { z } from 'zod';

import { collect } from '../../support/collect';
import { type FileStream, requireFromSamples } from '../../support/gulp';
import {
  claim,
  filesIn,
  gulpfile,
  message,
  piped,
  plugin,
  read,
  row,
  run,
  runEach,
  texts,
  variant,
} from '../support';

const autoprefixer = plugin('autoprefixer');

/** Sass for gulp, as the recipe makes it. */
const sass = z
  .custom<(options?: object) => unknown>((value) => typeof value === 'function')
  .parse(plugin('gulp-sass')(requireFromSamples('sass')));

const warningSchema = z.object({
  deprecationType: z.object({ id: z.string() }).nullish(),
  span: z.object({ context: z.string() }).optional(),
});

/** @returns what Sass warns of: the name of each deprecation, the text and the line in the style sheet */
async function warnings(files: FileStream, options: object = {}): Promise<readonly string[]> {
  const found: string[] = [];
  const warn = (text: string, details: unknown): void => {
    const { deprecationType, span } = warningSchema.parse(details);
    found.push(`${deprecationType?.id ?? 'no deprecation'}: ${text}\n${span?.context ?? ''}`);
  };
  await collect(piped(files, sass({ ...options, logger: { warn } })));
  return found;
}

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass finds a style sheet of a package by loadPaths, not by includePaths and not with ~.',
  {
    'packages/kit/_kit.scss': '$link: navy;\n',
    'named.scss': "@use 'kit/kit';\na { color: kit.$link; }\n",
    'tilde.scss': "@use '~kit/kit';\na { color: kit.$link; }\n",
  },
  async ({ src }) => {
    const error = async (file: string, options: object) =>
      (await message(() => piped(src(file), sass(options))))?.split('\n')[1];
    return {
      loadPaths: await error('named.scss', { loadPaths: ['packages'] }),
      includePaths: await error('named.scss', { includePaths: ['packages'] }),
      tilde: await error('tilde.scss', { loadPaths: ['packages'] }),
    };
  },
  {
    loadPaths: undefined,
    includePaths: "Can't find stylesheet to import.",
    tilde: "Can't find stylesheet to import.",
  },
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass compresses by style, and not by outputStyle.',
  { 'main.scss': 'a {\n  color: navy;\n}\n' },
  async ({ src }) => [
    await texts(piped(src('main.scss'), sass({ style: 'compressed' }))),
    await texts(piped(src('main.scss'), sass({ outputStyle: 'compressed' }))),
  ],
  [['a{color:navy}'], ['a {\n  color: navy;\n}']],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'sass.sync() writes what sass() writes, and fails with an error too.',
  {
    'gulpfile.mjs': `import { pipeline } from 'node:stream/promises';
      import { dest, src } from 'gulp';
      import gulpSass from 'gulp-sass';
      import * as dartSass from 'sass';
      const sass = gulpSass(dartSass);
      export const usual = () => pipeline(src('src/*.scss'), sass(), dest('usual'));
      export const sync = () => pipeline(src('src/*.scss'), sass.sync(), dest('sync'));
      export const broken = () => pipeline(src('broken/*.scss'), sass.sync(), dest('broken'));`,
    'broken/main.scss': 'a { color: $missing; }\n',
    'src/_part.scss': '$link: navy;\n',
    'src/main.scss': "@use 'part';\na { color: part.$link; }\n",
  },
  async () => {
    const exits = [await run('gulp usual'), await run('gulp sync'), await run('gulp broken')];
    const styles = ['usual', 'sync'].map((folder) => read(`${folder}/main.css`));
    return [exits.map(({ exit }) => exit), new Set(styles).size];
  },
  [[0, 0, 1], 1],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Compressed CSS with characters beyond ASCII begins with a mark, which gulp-concat leaves before a selector.',
  {
    'src/a.scss': 'p { color: red; }\n',
    'src/b.scss': ".icon::before { content: '→'; }\n",
  },
  async ({ src }) => {
    const join = (options: object) =>
      texts(
        piped(
          src('src/*.scss'),
          sass({ style: 'compressed', ...options }),
          plugin('gulp-concat')('all.css'),
        ),
      );
    return [...(await join({})), ...(await join({ charset: false }))];
  },
  ['p{color:red}\n\u{FEFF}.icon::before{content:"→"}', 'p{color:red}\n.icon::before{content:"→"}'],
);

const warned = (name: string): string => `$${name}: lighten(red, 10%);\n`;

claim(
  'recipes/sass-postcss#pitfalls',
  'quietDeps hides the warnings of what is loaded, own partials included, and of nothing else.',
  {
    'kit/_kit.scss': warned('kit'),
    'src/_part.scss': warned('part'),
    'src/main.scss': `@use 'kit';\n@use 'part';\n${warned('main')}`,
  },
  async ({ src }) => {
    const names = async (quietDeps: boolean): Promise<readonly string[]> => {
      const found = await warnings(src('src/main.scss'), { loadPaths: ['kit'], quietDeps });
      const all = found.flatMap((text) => /\$(\w+): lighten/.exec(text)?.[1] ?? []);
      return [...new Set(all)].sort();
    };
    return { loud: await names(false), quiet: await names(true) };
  },
  { loud: ['kit', 'main', 'part'], quiet: ['main'] },
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass warns of / as division and of darken(), for which it names the new function; not of math.div() and color.adjust().',
  {
    'slash.scss': '$width: 10px;\na { width: $width / 2; }\n',
    'math.scss': "@use 'sass:math';\n$width: 10px;\na { width: math.div($width, 2); }\n",
    'darken.scss': '$link: #336699;\na { color: darken($link, 10%); }\n',
    'adjust.scss':
      "@use 'sass:color';\n$link: #336699;\na { color: color.adjust($link, $lightness: -10%); }\n",
  },
  async ({ src }) => {
    const wanted = /^[a-z-]+(?=: )|^color.adjust\(.*\)$/gm;
    const said = async (file: string): Promise<unknown> =>
      (await warnings(src(file))).flatMap((text) => text.match(wanted));
    return {
      slash: await said('slash.scss'),
      math: await said('math.scss'),
      darken: await said('darken.scss'),
      adjust: await said('adjust.scss'),
    };
  },
  {
    slash: ['slash-div'],
    math: [],
    darken: ['global-builtin', 'color-functions', 'color.adjust($color, $lightness: -10%)'],
    adjust: [],
  },
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass calls mixed-decls obsolete if silenceDeprecations names it.',
  { 'main.scss': 'a { color: navy; }\n' },
  async ({ src }) => {
    const [warning] = await warnings(src('main.scss'), { silenceDeprecations: ['mixed-decls'] });
    return /mixed-decls .*?\./.exec(warning ?? '')?.[0];
  },
  'mixed-decls deprecation is obsolete.',
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass and gulp-concat leave a relative url() as it is.',
  {
    'src/main.scss': "@use 'shop/cart';\n",
    'src/shop/_cart.scss': 'a { background: url(img/a.png); }\n',
    'css/shop/cart.css': 'a { background: url(img/a.png); }\n',
  },
  async ({ src }) => {
    const compiled = await texts(piped(src('src/main.scss'), sass()));
    const joined = await texts(piped(src('css/**/*.css'), plugin('gulp-concat')('all.css')));
    return [...compiled, ...joined].map((text) => /url\(.*\)/.exec(text)?.[0]);
  },
  ['url(img/a.png)', 'url(img/a.png)'],
);

claim(
  'recipes/sass-postcss#change',
  'With gulp-rename after postcss(), the style sheet ends in .wxss; with a map, it has a comment that is no CSS.',
  { 'src/main.scss': 'a { color: navy; }\n' },
  async ({ dest, src }) => {
    const lastLine = async (sourcemaps: boolean): Promise<string | undefined> => {
      await row(
        src('src/*.scss', { sourcemaps }),
        sass(),
        plugin('gulp-postcss')([plugin('cssnano')()]),
        plugin('gulp-rename')({ extname: '.wxss' }),
        dest('dist', sourcemaps ? { sourcemaps: '.' } : {}),
      );
      return read('dist/main.wxss').trimEnd().split('}').at(-1);
    };
    return [await lastLine(true), await lastLine(false)];
  },
  ['//# sourceMappingURL=main.wxss.map', ''],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'postcss() rejects SCSS, and takes what sass() makes of it.',
  { 'main.scss': '// note\n$link: navy;\na { color: $link; }\n' },
  async ({ src }) => {
    const prefix = plugin('gulp-postcss');
    const wrong = await message(() => row(src('main.scss'), prefix([autoprefixer()]), sass()));
    return [
      wrong?.includes('Unknown word'),
      wrong?.includes('You tried to parse SCSS with the standard CSS parser'),
      await texts(piped(src('main.scss'), sass(), prefix([autoprefixer()]))),
    ];
  },
  [true, true, ['a {\n  color: navy;\n}']],
);

claim(
  ['recipes/sass-postcss#pitfalls', 'recipes/sass-postcss#change'],
  'autoprefixer works with old data, of which it prints how to update it, and with its option browsers, of which it warns.',
  {
    'main.css': 'a { user-select: none; }\n',
    'later.cjs': `
      const Now = Date;
      const later = () => Now.now() + 5000 * 24 * 60 * 60 * 1000;
      globalThis.Date = class extends Now {
        constructor(...given) {
          super(...(given.length > 0 ? given : [later()]));
        }
        static now() {
          return later();
        }
      };`,
    'gulpfile.mjs': `
      import { src, dest } from 'gulp';
      import postcss from 'gulp-postcss';
      import autoprefixer from 'autoprefixer';

      const css = (browsers, folder) =>
        src('main.css').pipe(postcss([autoprefixer({ browsers })])).pipe(dest(folder));

      export const safari = () => css(['Safari 9'], 'safari');
      export const chrome = () => css(['Chrome 120'], 'chrome');`,
  },
  async () => {
    const { lines } = await run('gulp safari chrome', {
      NODE_OPTIONS: '--require ./later.cjs',
      npm_config_loglevel: 'notice', // `npm run --silent` sets what silences the notice.
    });
    return [
      lines.some((line) => /browsers data \(caniuse-lite\) is \d+ months old/.test(line)),
      lines.some((line) => line.includes('npx update-browserslist-db@latest')),
      lines.some((line) =>
        line.includes('Replace Autoprefixer browsers option to Browserslist config'),
      ),
      ...['safari', 'chrome'].map((folder) => read(`${folder}/main.css`).includes('-webkit-')),
    ];
  },
  [true, true, true, true, false],
);

claim(
  'recipes/sass-postcss#change',
  'With the base of each file, the style sheets lie beside their sources, and partials give none.',
  {
    ...variant('recipe-sass-postcss', ["dest('dist/styles',", 'dest((file) => file.base,']),
    'src/styles/card/card.scss': "@use '../colors';\na { color: colors.$link; }\n",
    'src/styles/card/deep/_part.scss': '',
  },
  async () => {
    const run = gulpfile();
    await run('styles');
    await run('styles');
    return [filesIn('src/styles'), filesIn('dist')];
  },
  [
    [
      '_colors.scss',
      'card/card.css',
      'card/card.css.map',
      'card/card.scss',
      'card/deep/_part.scss',
      'main.css',
      'main.css.map',
      'main.scss',
    ],
    [],
  ],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'postcss() takes a list of plugins: other values fail it or change nothing.',
  {
    'package.json': '{ "browserslist": ["Safari 9"] }',
    'src/a.css': 'a { user-select: none; }\n',
    'src/b.css': 'b { user-select: none; }\n',
    'gulpfile.mjs': `
      import { pipeline } from 'node:stream/promises';
      import { src, dest } from 'gulp';
      import autoprefixer from 'autoprefixer';
      import concat from 'gulp-concat';
      import postcss from 'gulp-postcss';

      const css = (folder, ...values) =>
        pipeline(src('src/*.css'), postcss(...values), concat('all.css'), dest(folder));

      export const list = () => css('list', [autoprefixer()]);
      export const plugin = () => css('plugin', autoprefixer());
      export const nothing = () => css('nothing');
      export const uncalled = () => css('uncalled', autoprefixer);
      export const other = () => css('other', [concat('all.css')]);
      export const missing = () => css('missing', [undefined]);`,
  },
  async () => {
    const names = ['list', 'plugin', 'nothing', 'uncalled', 'other', 'missing'];
    const wanted =
      /^(?:No PostCSS Config found in|Cannot (?:override|read) .*|.* is not a PostCSS plugin)/;
    return (await runEach(names)).map((lines, index) => [
      names[index],
      lines.flatMap((line) => wanted.exec(line.trim())?.[0] ?? [])[0],
      lines.some((line) => line.startsWith('Finished')),
      filesIn(names[index]).some((file) => read(`${names[index]}/${file}`).includes('-webkit-')),
    ]);
  },
  [
    ['list', undefined, true, true],
    ['plugin', 'No PostCSS Config found in', false, false],
    ['nothing', 'No PostCSS Config found in', false, false],
    [
      'uncalled',
      'Cannot override isBuffer option, because it is required by gulp-sourcemaps',
      true,
      false,
    ],
    ['other', '[object Object] is not a PostCSS plugin', false, false],
    ['missing', "Cannot read properties of undefined (reading 'postcss')", false, false],
  ],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass names a module that a file does not load, and rejects @use after a rule or an @import, which gulp-concat can cause.',
  {
    'without.scss': 'a { width: math.div(4px, 2); }\n',
    'rule.scss': 'b { color: navy; }\n',
    'after-import.scss': "@import 'rule';\n@use 'sass:math';\n",
    'use.scss': "@use 'sass:math';\na { width: math.div(4px, 2); }\n",
  },
  async ({ src }) => {
    const join = () => plugin('gulp-concat')('all.scss');
    const error = async (files: string | readonly string[], ...plugins: readonly unknown[]) =>
      (await message(() => piped(src(files), ...plugins)))?.split('\n')[1];
    const both = ['rule.scss', 'use.scss'];
    return {
      without: await error('without.scss', sass()),
      afterImport: await error('after-import.scss', sass()),
      joinedFirst: await error(both, join(), sass()),
      joinedLast: await error(both, sass(), join()),
    };
  },
  {
    without: 'There is no module with namespace "math".',
    afterImport: '@use rules must be written before any other rules.',
    joinedFirst: '@use rules must be written before any other rules.',
    joinedLast: undefined,
  },
);

claim(
  'recipes/sass-postcss#pitfalls',
  'A space or a letter beyond ASCII in the name of a file, not of a folder, loses the map of Sass.',
  {
    ...variant('recipe-sass-postcss'),
    'src/styles/two words.scss': 'a { color: navy; }\n',
    'src/styles/menü.scss': 'a { color: navy; }\n',
    'src/styles/two words/menu.scss': 'a { color: navy; }\n',
    'src/styles/菜单/menu.scss': 'a { color: navy; }\n',
  },
  async () => {
    await gulpfile()('default');
    const maps = filesIn('dist').filter((file) => file.endsWith('.map'));
    return maps.filter((file) => !/"sources":\["[^"]*\.scss"/.test(read(`dist/${file}`))).sort();
  },
  ['styles/menü.css.map', 'styles/two words.css.map'],
);
