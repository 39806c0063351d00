import {
  type Change,
  claim,
  type Files,
  filesIn,
  gulpfile,
  message,
  read,
  run,
  variant,
} from '../support';

const twoInputs: Change = ["'src/main.js'", "['src/main.js', 'src/admin.js']"];

function twoBundles(...changes: readonly Change[]): Files {
  return {
    ...variant('recipe-bundle-rollup', twoInputs, ...changes),
    'src/main.js': "import { total } from './price.js';\n\nconsole.log(total([1]));\n",
    'src/admin.js': "import { total } from './price.js';\n\nconsole.log(total([2]));\n",
  };
}

claim(
  'recipes/bundle-rollup#change',
  'Rollup writes what two bundles share into a file of its own.',
  twoBundles(),
  async () => {
    await gulpfile()('default');
    return filesIn('dist').map((file) => file.replace(/-[\w-]+/, ''));
  },
  ['admin.js', 'admin.js.map', 'main.js', 'main.js.map', 'price.js', 'price.js.map'],
);

claim(
  'recipes/bundle-rollup#change',
  'It makes no two bundles as iife.',
  twoBundles(["format: 'es'", "format: 'iife'"]),
  async () => (await message(() => gulpfile()('default')))?.includes('Invalid value "iife"'),
  true,
);

claim(
  'recipes/bundle-rollup#pitfalls',
  'An ES module without a default export has the message of a CommonJS package.',
  {
    ...variant('recipe-bundle-rollup'),
    'src/main.js': "import rxjs from 'rxjs';\n\nconsole.log(rxjs);\n",
  },
  async () =>
    (await message(() => gulpfile()('default')))?.includes('"default" is not exported by'),
  true,
);

claim(
  'recipes/bundle-rollup#pitfalls',
  'A package that was not found stays out of the bundle, with one warning, until the file that imports it changes.',
  {
    ...variant('recipe-bundle-rollup'),
    'src/main.js': "import seeds from 'seeds';\n\nconsole.log(seeds);\n",
    'watched.mjs': `import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
      import { scripts } from './gulpfile.mjs';
      async function bundle() {
        await scripts();
        const isOutside = (await readFile('dist/main.js', 'utf8')).includes('import');
        console.log(isOutside ? 'outside' : 'inside');
      }
      await bundle();
      await mkdir('src/node_modules/seeds', { recursive: true });
      await writeFile('src/node_modules/seeds/index.js', 'export default 1;');
      await bundle();
      await appendFile('src/main.js', 'console.log(seeds + 1);');
      await bundle();`,
  },
  async () => {
    const { lines } = await run('node watched.mjs');
    return lines.flatMap((line) => /could not be resolved|(?:in|out)side/.exec(line) ?? []);
  },
  ['could not be resolved', 'outside', 'outside', 'inside'],
);

/** A project whose import is one file for browsers, and another one for Node.js. */
function twoPlatforms(...changes: readonly Change[]): Files {
  return {
    ...variant('recipe-bundle-rollup', ...changes),
    'package.json':
      '{ "imports": { "#id": { "browser": "./browser.js", "default": "./node.js" } } }',
    'browser.js': 'export default crypto;\n',
    'node.js': "export { default } from 'node:crypto';\n",
    'src/main.js': "import id from '#id';\n\nconsole.log(id);\n",
  };
}

for (const [taken, importsCrypto, ...changes] of [
  ['With browser: true, it is the one for browsers', false],
  ['Without it, the bundle imports node:crypto', true, ['{ browser: true }', ''] as const],
] as const) {
  claim(
    'recipes/bundle-rollup#how',
    `Of two files of a package, one is taken without a message. ${taken}.`,
    twoPlatforms(...changes),
    async () => {
      const { exit, lines } = await run('gulp');
      return [
        exit,
        lines.some((line) => line.includes('crypto')),
        read('dist/main.js').includes('node:crypto'),
      ];
    },
    [0, false, importsCrypto],
  );
}
