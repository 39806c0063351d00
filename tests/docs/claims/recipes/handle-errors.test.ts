import { claim, type Files, run } from '../support';

/** Two tasks whose errors a listener hears, with the streams connected in one way or the other. */
function tasks(connect: (...steps: readonly string[]) => string): Files {
  const emitEnd = "terser().on('error', function () { this.emit('end'); })";
  const logError = "sass().on('error', sass.logError)";
  return {
    'src/shop.js': "console.log('shop';\n",
    'src/main.scss': 'a {\n  color: $link;\n}\n',
    'gulpfile.mjs': `import { pipeline } from 'node:stream/promises';
      import { dest, src } from 'gulp';
      import gulpSass from 'gulp-sass';
      import terser from 'gulp-terser';
      import * as dartSass from 'sass';
      const sass = gulpSass(dartSass);
      export const ended = () => ${connect("src('src/*.js')", emitEnd, "dest('dist')")};
      export const logged = () => ${connect("src('src/*.scss')", logError, "dest('dist')")};`,
  };
}

async function exits(): Promise<readonly unknown[]> {
  return [(await run('gulp ended')).exit, (await run('gulp logged')).exit];
}

claim(
  'recipes/handle-errors#pitfalls',
  "With .pipe(), emit('end') and sass.logError turn a broken build into a good one.",
  tasks((first = '', ...others) => [first, ...others.map((step) => `pipe(${step})`)].join('.')),
  exits,
  [0, 0],
);

claim(
  'recipes/handle-errors#pitfalls',
  'In a pipeline() the task fails with both.',
  tasks((...steps) => `pipeline(${steps.join(', ')})`),
  exits,
  [1, 1],
);
