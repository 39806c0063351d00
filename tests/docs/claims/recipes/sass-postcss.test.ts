import { claim, exitAndLine, type Files, filesIn, read, run, variant, write } from '../support';

/** What the gulpfiles below begin with. */
const withSass = `
  import { pipeline } from 'node:stream/promises';
  import { dest, src } from 'gulp';
  import concat from 'gulp-concat';
  import gulpSass from 'gulp-sass';
  import * as dartSass from 'sass';
  const sass = gulpSass(dartSass);
`;

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass finds a style sheet of a package by loadPaths, not by includePaths and not with ~.',
  {
    'packages/kit/_kit.scss': '$link: navy;\n',
    'named/main.scss': "@use 'kit/kit';\na { color: kit.$link; }\n",
    'tilde/main.scss': "@use '~kit/kit';\na { color: kit.$link; }\n",
    'gulpfile.mjs': `${withSass}
      const compile = (from, options) => src(from + '/main.scss').pipe(sass(options));

      export const load = () => compile('named', { loadPaths: ['packages'] });
      export const include = () => compile('named', { includePaths: ['packages'] });
      export const tilde = () => compile('tilde', { loadPaths: ['packages'] });`,
  },
  () =>
    Promise.all(
      ['load', 'include', 'tilde'].map((task) =>
        exitAndLine(`gulp ${task}`, (line) => line.includes("Can't find stylesheet to import.")),
      ),
    ),
  [
    [0, false],
    [1, true],
    [1, true],
  ],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass compresses by style, and not by outputStyle.',
  {
    'main.scss': 'a {\n  color: navy;\n}\n',
    'gulpfile.mjs': `${withSass}
      const compile = (options, folder) => src('main.scss').pipe(sass(options)).pipe(dest(folder));

      export const style = () => compile({ style: 'compressed' }, 'new');
      export const outputStyle = () => compile({ outputStyle: 'compressed' }, 'old');`,
  },
  async () => {
    await run('gulp style');
    await run('gulp outputStyle');
    return [read('new/main.css'), read('old/main.css')];
  },
  ['a{color:navy}', 'a {\n  color: navy;\n}'],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Compressed CSS with characters beyond ASCII begins with a mark, which gulp-concat leaves before a selector.',
  {
    'src/a.scss': 'p { color: red; }\n',
    'src/b.scss': ".icon::before { content: '→'; }\n",
    'gulpfile.mjs': `
      import { src, dest } from 'gulp';
      import concat from 'gulp-concat';
      import gulpSass from 'gulp-sass';
      import * as dartSass from 'sass';

      const sass = gulpSass(dartSass);
      const join = (options, name) =>
        src('src/*.scss')
          .pipe(sass({ style: 'compressed', ...options }))
          .pipe(concat(name))
          .pipe(dest('dist'));

      export const marked = () => join({}, 'marked.css');
      export const plain = () => join({ charset: false }, 'plain.css');`,
  },
  async () => {
    await run('gulp marked');
    await run('gulp plain');
    return [read('dist/marked.css'), read('dist/plain.css')];
  },
  ['p{color:red}\n\u{FEFF}.icon::before{content:"→"}', 'p{color:red}\n.icon::before{content:"→"}'],
);

const warned = (name: string): string => `$${name}: lighten(red, 10%);\n`;

/** A style sheet with a warning of its own, a partial and a style sheet of a package with one each. */
const files: Files = {
  'kit/_kit.scss': warned('kit'),
  'src/_part.scss': warned('part'),
  'src/main.scss': `@use 'kit';\n@use 'part';\n${warned('main')}`,
  'gulpfile.mjs': `${withSass}
    const compile = (quietDeps) => src('src/main.scss').pipe(sass({ loadPaths: ['kit'], quietDeps }));

    export const loud = () => compile(false);
    export const quiet = () => compile(true);`,
};

/** @returns the style sheets that Sass warns of, each once */
async function warnings(task: string): Promise<readonly string[]> {
  const { lines } = await run(`gulp ${task}`);
  const names = lines.flatMap(
    (line) => /\$(?<name>\w+): lighten/.exec(line)?.groups?.['name'] ?? [],
  );
  return [...new Set(names)].sort();
}

claim(
  'recipes/sass-postcss#pitfalls',
  'quietDeps hides the warnings of what is loaded, own partials included, and of nothing else.',
  files,
  async () => [await warnings('loud'), await warnings('quiet')],
  [['kit', 'main', 'part'], ['main']],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass warns of / as division, and not of math.div().',
  {
    'slash/main.scss': '$width: 10px;\na { width: $width / 2; }\n',
    'math/main.scss': "@use 'sass:math';\n$width: 10px;\na { width: math.div($width, 2); }\n",
    'gulpfile.mjs': `${withSass}
      export const slash = () => src('slash/main.scss').pipe(sass());
      export const math = () => src('math/main.scss').pipe(sass());`,
  },
  () =>
    Promise.all(
      ['slash', 'math'].map(async (task) => {
        const { lines } = await run(`gulp ${task}`);
        return lines.some((line) => line.includes('DEPRECATION WARNING [slash-div]'));
      }),
    ),
  [true, false],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass and gulp-concat leave a relative url() as it is.',
  {
    'src/main.scss': "@use 'shop/cart';\n",
    'src/shop/_cart.scss': 'a { background: url(img/a.png); }\n',
    'css/shop/cart.css': 'a { background: url(img/a.png); }\n',
    'gulpfile.mjs': `${withSass}
      export const partial = () => src('src/main.scss').pipe(sass()).pipe(dest('dist'));
      export const joined = () =>
        src('css/**/*.css').pipe(concat('all.css')).pipe(dest('dist'));`,
  },
  async () => {
    await run('gulp partial');
    await run('gulp joined');
    return ['dist/main.css', 'dist/all.css'].map((file) => /url\(.*\)/.exec(read(file))?.[0]);
  },
  ['url(img/a.png)', 'url(img/a.png)'],
);

claim(
  'recipes/sass-postcss#change',
  'With gulp-rename after postcss(), the style sheet ends in .wxss; with a map, it has a comment that is no CSS.',
  variant(
    'recipe-sass-postcss',
    [
      "import postcss from 'gulp-postcss';",
      "import postcss from 'gulp-postcss';\nimport rename from 'gulp-rename';",
    ],
    [
      'postcss([autoprefixer(), cssnano()]),',
      "postcss([autoprefixer(), cssnano()]),\n    rename({ extname: '.wxss' }),",
    ],
  ),
  async () => {
    const lastLine = async (): Promise<string | undefined> => {
      await run('gulp styles');
      return read('dist/styles/main.wxss').trimEnd().split('}').at(-1);
    };
    const withMap = await lastLine();
    const gulpfile = read('gulpfile.mjs');
    write({ 'gulpfile.mjs': gulpfile.replaceAll(/, \{ sourcemaps: [^}]*\}/g, '') });
    return [withMap, await lastLine()];
  },
  ['//# sourceMappingURL=main.wxss.map', ''],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass names the new function for darken(), and does not warn of color.adjust().',
  {
    'old/main.scss': '$link: #336699;\na { color: darken($link, 10%); }\n',
    'new/main.scss':
      "@use 'sass:color';\n$link: #336699;\na { color: color.adjust($link, $lightness: -10%); }\n",
    'gulpfile.mjs': `${withSass}
      export const old = () => src('old/main.scss').pipe(sass());
      export const adjust = () => src('new/main.scss').pipe(sass());`,
  },
  () =>
    Promise.all(
      ['old', 'adjust'].map(async (task) => {
        const { lines } = await run(`gulp ${task}`);
        return [
          'DEPRECATION WARNING [global-builtin]',
          'DEPRECATION WARNING [color-functions]',
          'color.adjust($color, $lightness: -10%)',
        ].map((text) => lines.some((line) => line.includes(text)));
      }),
    ),
  [
    [true, true, true],
    [false, false, false],
  ],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass calls mixed-decls obsolete if silenceDeprecations names it.',
  {
    'main.scss': 'a { color: navy; }\n',
    'gulpfile.mjs': `${withSass}
      export default () => src('main.scss').pipe(sass({ silenceDeprecations: ['mixed-decls'] }));`,
  },
  async () =>
    (await run('gulp')).lines.some((line) => line.includes('mixed-decls deprecation is obsolete.')),
  true,
);

claim(
  'recipes/sass-postcss#pitfalls',
  'postcss() rejects SCSS, and takes what sass() makes of it.',
  {
    'main.scss': '// note\n$link: navy;\na { color: $link; }\n',
    'gulpfile.mjs': `${withSass}
      import postcss from 'gulp-postcss';
      import autoprefixer from 'autoprefixer';
      const prefix = () => postcss([autoprefixer()]);

      export const wrong = () => pipeline(src('main.scss'), prefix(), sass().resume());
      export const right = () => pipeline(src('main.scss'), sass(), prefix().resume());`,
  },
  () =>
    Promise.all(
      ['wrong', 'right'].map((task) =>
        exitAndLine(`gulp ${task}`, [
          (line) => line.includes('Unknown word'),
          (line) => line.startsWith('You tried to parse SCSS with the standard CSS parser'),
        ]),
      ),
    ),
  [
    [1, true, true],
    [0, false, false],
  ],
);

claim(
  'recipes/sass-postcss#pitfalls',
  'autoprefixer works with old data, and prints how to update it.',
  {
    'package.json': '{ "browserslist": ["Safari 9"] }',
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

      export default () => src('main.css').pipe(postcss([autoprefixer()])).pipe(dest('dist'));`,
  },
  async () => {
    const { lines } = await run('gulp', {
      NODE_OPTIONS: '--require ./later.cjs',
      npm_config_loglevel: 'notice', // `npm run --silent` sets what silences the notice.
    });
    return [
      lines.some((line) => /browsers data \(caniuse-lite\) is \d+ months old/.test(line)),
      lines.some((line) => line.includes('npx update-browserslist-db@latest')),
      read('dist/main.css').includes('-webkit-user-select'),
    ];
  },
  [true, true, true],
);

claim(
  'recipes/sass-postcss#change',
  'The option browsers of autoprefixer works, and warns.',
  {
    'main.css': 'a { user-select: none; }\n',
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
    const { lines } = await run('gulp safari chrome');
    return [
      lines.some((line) =>
        line.includes('Replace Autoprefixer browsers option to Browserslist config'),
      ),
      ...['safari', 'chrome'].map((folder) => read(`${folder}/main.css`).includes('-webkit-')),
    ];
  },
  [true, true, false],
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
    const exits = [(await run('gulp styles')).exit, (await run('gulp styles')).exit];
    return [exits, filesIn('src/styles'), filesIn('dist')];
  },
  [
    [0, 0],
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

for (const [list, exit, message, isPrefixed] of [
  ['[autoprefixer()]', 0, undefined, true],
  ['autoprefixer()', 1, 'No PostCSS Config found in: ', false],
  ['', 1, 'No PostCSS Config found in: ', false],
  [
    'autoprefixer',
    0,
    'Cannot override isBuffer option, because it is required by gulp-sourcemaps',
    false,
  ],
  ["[concat('all.css')]", 1, '[object Object] is not a PostCSS plugin', false],
  ['[undefined]', 1, "Cannot read properties of undefined (reading 'postcss')", false],
] as const) {
  claim(
    'recipes/sass-postcss#pitfalls',
    `This is what postcss(${list}) gives.`,
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

        export default async () => pipeline(src('src/*.css'), postcss(${list}), concat('all.css'), dest('dist'));`,
    },
    async () => {
      const { exit: code, lines } = await run('gulp');
      const texts = lines.map((line) => line.trim());
      return [
        code,
        message === undefined || texts.some((text) => text.startsWith(message)),
        filesIn('dist').some((file) => read(`dist/${file}`).includes('-webkit-')),
      ];
    },
    [exit, true, isPrefixed],
  );
}

claim(
  'recipes/sass-postcss#pitfalls',
  'Sass names a module that a file does not load, and rejects @use after a rule or an @import, which gulp-concat can cause.',
  {
    'without.scss': 'a { width: math.div(4px, 2); }\n',
    'rule.scss': 'b { color: navy; }\n',
    'after-import.scss': "@import 'rule';\n@use 'sass:math';\n",
    'use.scss': "@use 'sass:math';\na { width: math.div(4px, 2); }\n",
    'gulpfile.mjs': `${withSass}
      const both = ['rule.scss', 'use.scss'];

      export const without = () => pipeline(src('without.scss'), sass().resume());
      export const afterImport = () => pipeline(src('after-import.scss'), sass().resume());
      export const joinedFirst = () => pipeline(src(both), concat('all.scss'), sass().resume());
      export const joinedLast = () => pipeline(src(both), sass(), concat('all.css').resume());`,
  },
  () =>
    Promise.all(
      ['without', 'afterImport', 'joinedFirst', 'joinedLast'].map(async (task) => {
        const { exit, lines } = await run(`gulp ${task}`);
        const has = (text: string): boolean => lines.includes(text);
        return [
          exit,
          has('There is no module with namespace "math".'),
          has('@use rules must be written before any other rules.'),
        ];
      }),
    ),
  [
    [1, true, false],
    [1, false, true],
    [1, false, true],
    [0, false, false],
  ],
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
    await run('gulp');
    const maps = filesIn('dist').filter((file) => file.endsWith('.map'));
    return maps.filter((file) => !/"sources":\["[^"]*\.scss"/.test(read(`dist/${file}`))).sort();
  },
  ['styles/menü.css.map', 'styles/two words.css.map'],
);
