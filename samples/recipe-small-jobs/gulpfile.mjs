// #region imports
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dest, series, src } from 'gulp';
import concat from 'gulp-concat';
import rename from 'gulp-rename';
import terser from 'gulp-terser';
import Vinyl from 'vinyl';
// #endregion imports

// #region in-place
export async function trim() {
  await pipeline(
    src('notes/**/*.txt', { encoding: false }),
    async function* (files) {
      for await (const file of files) {
        if (!isUtf8(file.contents)) {
          throw new Error(`${file.relative} is not UTF-8.`);
        }
        const text = file.contents.toString();
        const trimmed = text.replace(/[ \t]+$/gm, '');
        if (trimmed !== text) {
          file.contents = Buffer.from(trimmed);
          yield file;
        }
      }
    },
    dest((file) => file.base),
  );
}
// #endregion in-place

// #region per-file
export async function sort() {
  await pipeline(
    src('src/pages/**/*.*', { encoding: false }),
    async function* (files) {
      for await (const file of files) {
        if (file.extname === '.htm') {
          file.extname = '.html';
        }
        yield file;
      }
    },
    dest((file) => (file.extname === '.html' ? 'dist/pages' : 'dist/other')),
  );
}
// #endregion per-file

// #region both
export async function both() {
  await pipeline(
    src('src/js/*.js'),
    dest('dist/js'),
    terser(),
    rename({ suffix: '.min' }),
    dest('dist/js'),
  );
}
// #endregion both

// #region skip
async function upload() {
  if (!process.env.CI) {
    console.log('No upload: this is not a build server.');
    return;
  }
  console.log('Uploading the files.');
}

export const release = series(both, upload);
// #endregion skip

// #region ask
async function confirm() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Change the files in notes? [y/N] ');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) {
    throw new Error('No file was changed.');
  }
}

export const tidy = series(confirm, trim);
// #endregion ask

// #region banner
export async function banner() {
  const { name, version, license } = JSON.parse(await readFile('package.json', 'utf8'));
  const text = `/*! ${name} ${version} | ${license} */\n`;
  await pipeline(
    src('src/js/*.js'),
    terser(),
    async function* (files) {
      for await (const file of files) {
        file.contents = Buffer.concat([Buffer.from(text), file.contents]);
        yield file;
      }
    },
    dest('dist/banner'),
  );
}
// #endregion banner

// #region list
export async function list() {
  const names = [];
  for await (const file of src('src/**/*.*', { read: false })) {
    names.push(file.relative.replaceAll('\\', '/'));
  }
  console.log(names.sort().join('\n'));
}
// #endregion list

// #region string
export async function fromString() {
  const contents = Buffer.from('User-agent: *\n');
  const file = new Vinyl({ path: 'robots.txt', contents });
  await pipeline(Readable.from([file]), dest('dist'));
}
// #endregion string

// #region last
export async function bundle() {
  await pipeline(
    src(['src/js/*.js', '!src/js/start.js']),
    src('src/js/start.js'),
    concat('all.js'),
    dest('dist'),
  );
}
// #endregion last

// #region copies
export async function copies() {
  await pipeline(src('src/js/*.js'), dest('dist/js'), dest('public/js'));
}
// #endregion copies

// #region same-steps
/** New plugins for each call: a stream that has ended takes no more files. */
const minified = () => [terser(), rename({ suffix: '.min' })];

export async function start() {
  await pipeline(src('src/js/start.js'), ...minified(), dest('dist/start'));
}

export async function all() {
  await pipeline(src('src/js/*.js'), concat('all.js'), ...minified(), dest('dist'));
}
// #endregion same-steps

// #region settings
export async function scripts() {
  const { from, to } = JSON.parse(await readFile('settings.json', 'utf8'));
  await pipeline(src(from), terser(), dest(to));
}
// #endregion settings

// #region json
export async function json() {
  await pipeline(
    src('src/**/*.json'),
    async function* (files) {
      for await (const file of files) {
        try {
          const value = JSON.parse(file.contents.toString());
          file.contents = Buffer.from(JSON.stringify(value));
        } catch (error) {
          throw new Error(`${file.relative}: ${error.message}`, { cause: error });
        }
        yield file;
      }
    },
    dest('dist'),
  );
}
// #endregion json

// #region wait
async function wait() {
  await delay(1000);
}

export const later = series(both, wait, list);
// #endregion wait

// #region one-file
export async function one() {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { file: { type: 'string', default: '' } },
    strict: false,
  });
  const inside = path.relative('src', values.file);
  // On Windows, the path to another drive is absolute.
  if (inside.startsWith('..') || path.isAbsolute(inside)) {
    throw new Error('Name a file in src.');
  }
  await pipeline(src(values.file, { base: 'src' }), terser(), dest('dist'));
}
// #endregion one-file
