import { claim, filesIn, run, variant } from '../support';

claim(
  'recipes/stream-from-data#change',
  'A src() before dest() adds the files of a folder under their own names.',
  {
    ...variant(
      'recipe-stream-from-data',
      ["{ dest } from 'gulp'", "{ dest, src } from 'gulp'"],
      ["rename({ suffix: '-page' }), ", "rename({ suffix: '-page' }), src('src/*.html'), "],
    ),
    'src/about.html': 'a',
  },
  async () => {
    await run('gulp products');
    return filesIn('dist');
  },
  ['about.html', 'products/can-page.html', 'products/hose-page.html'],
);
