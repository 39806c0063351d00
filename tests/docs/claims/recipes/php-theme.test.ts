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

claim(
  'recipes/php-theme#pitfalls',
  'A font or a .css file among the Sass files is missing in the theme.',
  {
    ...sample('recipe-php-theme'),
    'theme/styles/plain.css': 'a {}\n',
    'theme/styles/icons.woff2': '',
  },
  async () => {
    const { exit } = await run('gulp build');
    return [exit, filesIn('dist').filter((file) => /plain|icons/.test(file))];
  },
  [0, []],
);
