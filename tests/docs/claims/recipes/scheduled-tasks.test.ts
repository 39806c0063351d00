import { claim, run, variant } from '../support';

claim(
  'recipes/scheduled-tasks#pitfalls',
  'A lock file that cannot be created is reported as such, not as another build.',
  variant('recipe-scheduled-tasks', ["'.build-lock'", "'missing/.build-lock'"]),
  async () => {
    const { exit, lines } = await run('gulp build');
    return [exit, lines.some((line) => line.startsWith('Error: ENOENT'))];
  },
  [1, true],
);
