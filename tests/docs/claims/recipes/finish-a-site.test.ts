import { readFileSync, rmSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';

import { samplesModules } from '../../../../src/samples/paths';
import { claim, gulpfile, read, run, variant, write } from '../support';

claim(
  'recipes/finish-a-site#how',
  'The copies hold the bytes of their original, and Brotli has its highest quality.',
  {
    ...variant('recipe-finish-a-site'),
    'dist/main.css': 'nav { color: green }\n'.repeat(2000),
    'dist/empty.txt': '',
  },
  async () => {
    await gulpfile()('compress');
    return ['main.css', 'empty.txt'].map((name) => {
      const original = readFileSync(`dist/${name}`);
      const brotli = readFileSync(`dist/${name}.br`);
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      return [
        gunzipSync(readFileSync(`dist/${name}.gz`)).equals(original),
        brotliDecompressSync(brotli).equals(original),
        brotli.equals(brotliCompressSync(original, best)),
      ];
    });
  },
  [
    [true, true, true],
    [true, true, true],
  ],
);

/** @returns what the task says of links that lead nowhere */
async function brokenLinks(): Promise<readonly string[]> {
  const { lines } = await run('gulp links');
  return lines.filter((line) => line.includes('links to')).sort();
}

claim(
  'recipes/finish-a-site#change',
  'With checkFragments, parts of a page are checked, and some messages lack the page.',
  {
    ...variant('recipe-finish-a-site', [
      "serverRoot: 'dist'",
      "serverRoot: 'dist', checkFragments: true",
    ]),
    'dist/index.html':
      '<h1 id="sow">Sow</h1> <a href="#sow">Sow</a> <a href="#prices">Prices</a>\n',
  },
  brokenLinks,
  ['undefined links to index.html#prices, which does not exist.'],
);

const below = {
  'dist/notes.html':
    '<a href="/notes/notes.html">Notes</a> <a href="/notes/seeds.html">Seeds</a>\n',
};

claim(
  'recipes/finish-a-site#change',
  'The check serves dist at the root.',
  { ...variant('recipe-finish-a-site'), ...below },
  brokenLinks,
  [
    'notes.html links to notes/notes.html, which does not exist.',
    'notes.html links to notes/seeds.html, which does not exist.',
  ],
);

claim(
  'recipes/finish-a-site#change',
  'With urlRewriteExpressions it finds the pages of a site below a path.',
  {
    ...variant('recipe-finish-a-site', [
      "serverRoot: 'dist'",
      "serverRoot: 'dist', urlRewriteExpressions: [{ pattern: /\\/notes\\//, replacement: '/' }]",
    ]),
    ...below,
  },
  brokenLinks,
  ['notes.html links to seeds.html, which does not exist.'],
);

/** A page with all its tags, and `head` in its head. */
function pageWith(head: string): string {
  return `<!doctype html><html><head>${head}</head><body><h1>Herbs</h1></body></html>`;
}

const STYLES = '<link rel="stylesheet" href="/css/main.css">';
const critical = {
  ...variant('recipe-finish-a-site-critical-css'),
  'src/css/main.css': 'h1 { color: darkgreen; }\n',
  'src/index.html': pageWith(STYLES),
};
const INLINED =
  '<style>h1{color:darkgreen}</style><link rel="preload" href="/css/main.css" as="style">';

claim(
  'recipes/finish-a-site#critical-css',
  'beasties asks for Node.js 20.19 or later.',
  () => /"node": "(.+)"/.exec(read(`${samplesModules}/beasties/package.json`))?.[1],
  '>=20.19.0',
);

claim(
  'recipes/finish-a-site#critical-css',
  'A relative link in a subfolder stays as it is, without a message.',
  {
    ...critical,
    'src/notes/index.html': pageWith('<link rel="stylesheet" href="../css/main.css">'),
  },
  async () => {
    const { exit, lines } = await run('gulp');
    const others = lines.filter((line) => !/^(?:Using|Starting|Finished) /.test(line));
    return [exit, others.join(''), read('dist/notes/index.html').includes('<style>')];
  },
  [0, '', false],
);

claim(
  'recipes/finish-a-site#critical-css',
  'publicPath says where a site lies, and beasties finds its style sheets.',
  {
    ...critical,
    ...variant('recipe-finish-a-site-critical-css', [
      "logLevel: 'warn'",
      "logLevel: 'warn', publicPath: '/notes/'",
    ]),
    'src/index.html': pageWith('<link rel="stylesheet" href="/notes/css/main.css">'),
  },
  async () => {
    await gulpfile()('default');
    return read('dist/index.html').includes('<style>h1{color:darkgreen}</style>');
  },
  true,
);

claim(
  'recipes/finish-a-site#critical-css',
  'Rules of a style sheet for print reach the screen, but for a link that is skipped.',
  {
    ...critical,
    'src/css/print.css': 'h1 { color: black }\n',
    'src/index.html': pageWith('<link rel="stylesheet" media="print" href="/css/print.css">'),
    'src/skipped.html': pageWith(
      '<link rel="stylesheet" media="print" href="/css/print.css" data-beasties-skip>',
    ),
  },
  async () => {
    await gulpfile()('default');
    return ['index', 'skipped'].map((name) =>
      read(`dist/${name}.html`).includes('<style>h1{color:black}</style>'),
    );
  },
  [true, false],
);

claim(
  'recipes/finish-a-site#pitfalls',
  'beasties needs the tags of a page.',
  critical,
  async () => {
    const printed: string[] = [];
    for (const page of [`${STYLES}<h1>Herbs</h1>`, `<html>${STYLES}<h1>Herbs</h1></html>`]) {
      write({ 'src/index.html': page });
      const { lines } = await run('gulp');
      printed.push(...lines.filter((line) => line.includes('TypeError')));
    }
    return printed;
  },
  [
    'TypeError: link.parentNode?.insertBefore is not a function',
    "TypeError: Cannot read properties of null (reading 'appendChild')",
  ],
);

claim(
  'recipes/finish-a-site#pitfalls',
  'A missing style sheet and nested rules bring warnings, and the build goes on.',
  {
    ...critical,
    'src/css/main.css':
      'h1 { color: darkgreen; }\nh1 { & b { color: red; } }\np { & b { color: red; } }\n',
    'src/none.html': pageWith('<link rel="stylesheet" href="/css/none.css">'),
  },
  async () => {
    const { exit, lines } = await run('gulp');
    const warnings = /Unable to locate stylesheet|Could not parse 2 selectors/g;
    return [
      exit,
      lines.flatMap((line) => line.match(warnings) ?? []).sort(),
      read('dist/index.html').includes(INLINED),
      read('dist/none.html').includes('<style>'),
    ];
  },
  [0, ['Could not parse 2 selectors', 'Unable to locate stylesheet'], true, false],
);

claim(
  'recipes/finish-a-site#how',
  'A wrong url() in a style sheet passes, and a wrong link to one does not.',
  {
    ...variant('recipe-finish-a-site'),
    'dist/css/main.css': 'body { background: url("/img/missing.png"); }\n',
    'dist/index.html':
      '<link rel="stylesheet" href="css/main.css"> <link rel="stylesheet" href="css/print.css">\n',
  },
  brokenLinks,
  ['index.html links to css/print.css, which does not exist.'],
);

claim(
  'recipes/finish-a-site#pitfalls',
  'A bare % in an address or in the name of a page ends the check, and %25 passes; # in such a name breaks a link.',
  { ...variant('recipe-finish-a-site'), 'dist/50%.txt': '' },
  async () => {
    const printed: string[] = [];
    const pages = [
      ['a.html', '<a href="50%.txt">Offer</a>'],
      ['a.html', '<a href="50%25.txt">Offer</a>'],
      ['50%.html', ''],
      ['c#.html', ''],
    ] as const;
    for (const [name, page] of pages) {
      write({ [`dist/${name}`]: page });
      const { exit, lines } = await run('gulp links');
      rmSync(`dist/${name}`);
      printed.push(`exit ${exit}`, ...lines.filter((line) => /^URIError|links to/.test(line)));
    }
    return printed;
  },
  [
    'exit 1',
    'URIError: URI malformed',
    'exit 0',
    'exit 1',
    'URIError: URI malformed',
    'exit 1',
    'undefined links to c#.html, which does not exist.',
  ],
);
