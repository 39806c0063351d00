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

const arrow =
  "src('src/shop.js').pipe(terser()).on('error', () => this.emit('end')).pipe(dest('dist'))";

/** @returns the lines of a run that name a TypeError */
async function typeErrors(command: string): Promise<readonly string[]> {
  const { lines } = await run(command);
  return lines.filter((line) => line.startsWith('TypeError'));
}

claim(
  'recipes/handle-errors#pitfalls',
  'An arrow function has no this of the stream, and the message depends on the module format.',
  {
    'src/shop.js': "console.log('shop';\n",
    'module.mjs': `import { dest, src } from 'gulp';
      import terser from 'gulp-terser';
      export const build = () => ${arrow};`,
    'common.cjs': `const { dest, src } = require('gulp');
      const terser = require('gulp-terser');
      exports.build = () => ${arrow};`,
  },
  async () => [
    await typeErrors('gulp --gulpfile module.mjs build'),
    await typeErrors('gulp --gulpfile common.cjs build'),
  ],
  [
    ["TypeError: Cannot read properties of undefined (reading 'emit')"],
    ['TypeError: this.emit is not a function'],
  ],
);

claim(
  'recipes/handle-errors#pitfalls',
  "With another plugin, emit('end') hides no error.",
  {
    'src/shop.js': "console.log('shop';\n",
    'gulpfile.mjs': `import { dest, src } from 'gulp';
      import uglify from 'gulp-uglify';
      const end = function () { this.emit('end'); };
      export default () => src('src/*.js').pipe(uglify().on('error', end)).pipe(dest('dist'));`,
  },
  async () => (await run('gulp')).exit,
  1,
);

claim(
  'recipes/handle-errors#pitfalls',
  'gulp prints the same text only once as the reason of a failure, an error each time.',
  {
    'gulpfile.mjs': `
      export const a = (done) => done('no server');
      export const b = (done) => done('no server');
      export const c = (done) => done(new Error('no server'));
      export const d = (done) => done(new Error('no server'));`,
  },
  async () => {
    const told = async (tasks: string): Promise<number> => {
      const { lines } = await run(`gulp ${tasks} --continue`);
      return lines.filter((line) => line.includes('no server')).length;
    };
    return [await told('a b'), await told('c d')];
  },
  [1, 2],
);
