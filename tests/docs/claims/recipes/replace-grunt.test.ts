import { claim, run, variant } from '../support';

const broken = { ...variant('recipe-replace-grunt'), 'src/js/main.js': 'toggle(;\n' };

claim(
  'recipes/replace-grunt#how',
  'After grunt --force the exit code is 0, after gulp --continue it is 1.',
  broken,
  async () => [(await run('grunt --force')).exit, (await run('gulp build --continue')).exit],
  [0, 1],
);
