import { claim, filesIn, run, sample, write } from '../support';

claim(
  'recipes/php-theme#how',
  'With a broken style sheet, the archive of the last run stays.',
  sample('recipe-php-theme'),
  async () => {
    await run('gulp release');
    write({ 'theme/styles/_colors.scss': '$leaf: ' });
    const { exit } = await run('gulp release');
    return [exit, filesIn('release')];
  },
  [1, ['garden.zip']],
);
