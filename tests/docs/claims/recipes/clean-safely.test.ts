import { claim, filesIn, run, variant } from '../support';

const name = 'recipe-clean-safely';

const old = { 'dist/.htaccess': 'a', 'dist/a.html': 'b', 'dist/uploads/c.png': 'c' };

claim(
  'recipes/clean-safely#how',
  'Names that begin with a dot stay.',
  { ...variant(name), ...old },
  async () => {
    await run('gulp tidy');
    return filesIn('dist');
  },
  ['.htaccess', 'uploads/c.png'],
);

claim(
  'recipes/clean-safely#how',
  'With dot: true they go, too.',
  {
    ...variant(name, ["'!dist/uploads/**']", "'!dist/uploads/**'], { dot: true }"]),
    ...old,
  },
  async () => {
    await run('gulp tidy');
    return filesIn('dist');
  },
  ['uploads/c.png'],
);
