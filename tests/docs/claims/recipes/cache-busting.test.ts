import { claim, gulpfile, read, variant } from '../support';

const name = 'recipe-cache-busting-query';

/** What none of the tasks changes, by file. */
const unchanged = {
  'src/index.html': '<img srcset="images/logo.png 2x">\n',
  'src/css/main.css': 'a { background: url(../images/logo.png); }\n',
  'src/js/main.js': "import './cart.js';\n",
  'src/js/cart.js': '',
};

claim(
  'recipes/cache-busting#query',
  'srcset, url() and import get no version.',
  { ...variant(name), ...unchanged },
  async () => {
    await gulpfile()('default');
    return Object.keys(unchanged).map((file) => read(file.replace('src', 'dist')));
  },
  Object.values(unchanged),
);

/** @returns whether the page of a second build has the text of the first one */
async function isSameAgain(): Promise<boolean> {
  const run = gulpfile();
  await run('default');
  const first = read('dist/index.html');
  await run('default');
  return read('dist/index.html') === first;
}

claim(
  'recipes/cache-busting#query',
  'A second build gives the same addresses.',
  variant(name),
  isSameAgain,
  true,
);

claim(
  'recipes/cache-busting#query',
  'With a time stamp, a second build gives other addresses.',
  variant(name, ['?v=${version(path.join(folder, decodeURI(address)))}', '?v=${Date.now()}']),
  isSameAgain,
  false,
);

claim(
  'recipes/cache-busting#pitfalls',
  'An address of another site changes, and a relative one gets the hash of the file at the root.',
  {
    ...variant('recipe-cache-busting'),
    'src/shop/js/main.js': "console.log('shop');\n",
    'src/shop/index.html': 'https://example.com/js/main.js js/main.js',
  },
  async () => {
    await gulpfile()('default');
    return read('dist/shop/index.html');
  },
  'https://example.com/js/main-44e4231723.js js/main-44e4231723.js',
);

claim(
  'recipes/cache-busting#pitfalls',
  'A name that the page encodes is not found.',
  {
    ...variant('recipe-cache-busting'),
    'src/js/my cart.js': '',
    'src/js/图.js': '',
    'src/index.html': 'js/my cart.js js/my%20cart.js js/图.js js/%E5%9B%BE.js',
  },
  async () => {
    await gulpfile()('default');
    return read('dist/index.html');
  },
  'js/my cart-d41d8cd98f.js js/my%20cart.js js/图-d41d8cd98f.js js/%E5%9B%BE.js',
);

claim(
  'recipes/cache-busting#query',
  'An old version is replaced, also one with dots, and another query is not.',
  {
    ...variant(name),
    'src/index.html':
      '<link href="css/main.css?v=1.2.3"> <link href="css/main.css?v=2024-01-31"> <link href="css/main.css?theme=1">',
  },
  async () => {
    await gulpfile()('default');
    return read('dist/index.html');
  },
  '<link href="css/main.css?v=d3fb93fd22"> <link href="css/main.css?v=d3fb93fd22"> <link href="css/main.css?theme=1">',
);
