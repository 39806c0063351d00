import { claim, type Files, run, variant } from '../support';

function misspelled(type?: string): Files {
  return {
    ...variant('recipe-bundle-webpack'),
    'package.json': JSON.stringify({ name: 'page', type }),
    'src/main.js': "import { sum } from './price.js';\n\nconsole.log(sum);\n",
  };
}

async function reported(): Promise<readonly unknown[]> {
  const { exit, lines } = await run('gulp');
  return [exit, lines.find((line) => /^(?:ERROR|WARNING) in /.test(line))?.split(' ')[0]];
}

claim(
  'recipes/bundle-webpack#pitfalls',
  'An import of what is not exported is a warning.',
  misspelled(),
  reported,
  [0, 'WARNING'],
);

claim(
  'recipes/bundle-webpack#pitfalls',
  'With "type": "module" it is an error.',
  misspelled('module'),
  reported,
  [1, 'ERROR'],
);
