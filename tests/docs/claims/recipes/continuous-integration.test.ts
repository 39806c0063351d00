import { claim, read, run, variant } from '../support';

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

claim(
  'recipes/continuous-integration#sample',
  'The Dockerfile copies the gulpfile of either module format.',
  variant('recipe-ci'),
  () => {
    const [, pattern = ''] = /^COPY (gulpfile\S*)/m.exec(read('Dockerfile')) ?? [];
    const [start = '', end] = pattern.split('*');
    return ['gulpfile.mjs', 'gulpfile.js'].map(
      (name) => name === pattern || (end === '' && name.startsWith(start)),
    );
  },
  [true, true],
);
