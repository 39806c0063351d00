import { claim, filesIn, gulpfile, read, run, variant } from '../support';

const name = 'recipe-static-site';

const pages = (): readonly string[] => filesIn('dist').filter((file) => file.endsWith('.html'));

function links(): readonly string[] {
  return [...read('dist/index.html').matchAll(/<a href="([^"]*)"/g)].map(([, link = '']) => link);
}

claim(
  'recipes/static-site#change',
  'A draft that does not come to pages.push() is neither in the list nor in dist.',
  {
    ...variant(name, [
      'pages.push(readPage(file));',
      'const page = readPage(file); if (!page.data.draft) pages.push(page);',
    ]),
    'content/posts/draft.md': '---\ntitle: Draft\ndate: 2026-05-05\ndraft: true\n---\nNot yet.\n',
  },
  async () => {
    await gulpfile()('default');
    return [pages(), links()];
  },
  [
    ['index.html', 'posts/first-frost.html', 'posts/seeds.html'],
    ['/posts/first-frost.html', '/posts/seeds.html'],
  ],
);

claim(
  'recipes/static-site#change',
  'Addresses without an ending need another file.path, and a url without index.html.',
  variant(
    name,
    [
      "file.extname = '.html';",
      "file.path = file.path.replace(/(\\/index)?\\.md$/, '/index.html');",
    ],
    ["'/')}` };", "'/')}`.replace(/index\\.html$/, '') };"],
  ),
  async () => {
    await gulpfile()('default');
    return [pages(), links()];
  },
  [
    ['index.html', 'posts/first-frost/index.html', 'posts/seeds/index.html'],
    ['/posts/first-frost/', '/posts/seeds/'],
  ],
);

claim(
  'recipes/static-site#change',
  'If index.md gets such an address too, the site has no start page.',
  variant(name, [
    "file.extname = '.html';",
    "file.path = file.path.replace(/\\.md$/, '/index.html');",
  ]),
  async () => {
    await gulpfile()('default');
    return pages();
  },
  ['index/index.html', 'posts/first-frost/index.html', 'posts/seeds/index.html'],
);

claim(
  'recipes/static-site#sample',
  'A date such as 2026-2-3, which YAML takes as a text, fails the build.',
  { ...variant(name), 'content/posts/rain.md': '---\ntitle: Rain\ndate: 2026-2-3\n---\n' },
  async () => [(await run('gulp')).exit, pages()],
  [1, []],
);

claim(
  'recipes/static-site#pitfalls',
  'Nothing rewrites url(), so a style sheet finds the pictures of static, and not those of assets.',
  {
    ...variant(name),
    'assets/css/main.css': 'p { background: url(/assets/mark.png), url(/images/leaf.png); }\n',
  },
  async () => {
    await gulpfile()('default');
    const files = filesIn('dist');
    const [style = ''] = files.filter((file) => file.endsWith('.css'));
    return [...read(`dist/${style}`).matchAll(/url\(\/([^)]*)\)/g)].map(([, address = '']) => [
      address,
      files.includes(address),
    ]);
  },
  [
    ['assets/mark.png', false],
    ['images/leaf.png', true],
  ],
);
