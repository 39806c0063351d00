import { claim, exitAndLine, filesIn, run } from '../support';

/** More than the buffer of a stream holds. */
const many = Object.fromEntries(
  Array.from({ length: 40 }, (_, number) => [
    [`a/${number}.txt`, ''],
    [`b/b${number}.txt`, ''],
  ]).flat(),
);

claim(
  'recipes/several-sources#pitfalls',
  'ordered-read-streams joins streams of gulp 5: all files arrive, and an error of one stream fails the task.',
  {
    ...many,
    'gulpfile.mjs': `import { dest, src } from 'gulp';
      import ordered from 'ordered-read-streams';
      export const all = () => ordered([src('a/*.txt'), src('b/*.txt')]).pipe(dest('dist'));
      export const failing = () => ordered([src('a/*.txt'), src('missing.txt')]).pipe(dest('none'));`,
  },
  async () => [
    (await run('gulp all')).exit,
    filesIn('dist').length,
    await exitAndLine('gulp failing', (line) => line.startsWith('Error: File not found')),
  ],
  [0, 80, [1, true]],
);
