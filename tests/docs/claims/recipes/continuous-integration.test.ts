import { claim, run, variant } from '../support';

claim(
  'recipes/continuous-integration#change',
  "--silent hides gulp's own lines, errors included, and keeps the exit code.",
  { ...variant('recipe-ci'), 'src/page.js': "console.log('page';\n" },
  async () => {
    const { exit, lines } = await run('gulp build --silent');
    return [exit, lines.join('')];
  },
  [1, ''],
);
