import { type Change, claim, exitAndLine, type Files, filesIn, run, variant } from '../support';

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
    await run('gulp');
    return filesIn('dist').map((file) => file.replace(/-[\w-]+/, ''));
  },
  ['admin.js', 'admin.js.map', 'main.js', 'main.js.map', 'price.js', 'price.js.map'],
);

claim(
  'recipes/bundle-rollup#change',
  'It makes no two bundles as iife.',
  twoBundles(["format: 'es'", "format: 'iife'"]),
  () => exitAndLine('gulp', (line) => line.includes('Invalid value "iife"')),
  [1, true],
);

claim(
  'recipes/bundle-rollup#pitfalls',
  'An ES module without a default export has the message of a CommonJS package.',
  {
    ...variant('recipe-bundle-rollup'),
    'src/main.js': "import rxjs from 'rxjs';\n\nconsole.log(rxjs);\n",
  },
  () => exitAndLine('gulp', (line) => line.includes('"default" is not exported by')),
  [1, true],
);
