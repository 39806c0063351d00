import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { dest, series, src, watch } from 'gulp';
import gulpSass from 'gulp-sass';
import zip from 'gulp-zip';
import * as dartSass from 'sass';

const sass = gulpSass(dartSass);

const theme = 'dist/garden';
const untouched = ['theme/**/*', '!theme/styles/**'];

async function clean() {
  await rm('dist', { recursive: true, force: true });
}

export async function files() {
  await pipeline(src(untouched, { encoding: false }), dest(theme));
}

/** WordPress reads the name and version of a theme from the comment in style.css. */
export async function styles() {
  const { version, description, author } = JSON.parse(await readFile('package.json', 'utf8'));
  const header = [
    '/*',
    'Theme Name: Garden',
    `Version: ${version}`,
    `Description: ${description}`,
    `Author: ${author}`,
    'Text Domain: garden',
    '*/',
  ].join('\n');
  await pipeline(
    src('theme/styles/style.scss'),
    sass({ style: 'compressed', charset: false }),
    async function* (styleSheets) {
      for await (const file of styleSheets) {
        file.contents = Buffer.concat([Buffer.from(`${header}\n`), file.contents]);
        yield file;
      }
    },
    dest(theme),
  );
}

async function pack() {
  await pipeline(
    src(`${theme}/**/*`, { encoding: false, base: 'dist' }),
    zip('garden.zip'),
    dest('release'),
  );
}

export const build = series(files, styles);

export const release = series(clean, build, pack);

export function dev() {
  watch('theme/styles/**/*.scss', { ignoreInitial: false }, styles);
  watch(untouched, { ignoreInitial: false }, files);
}

export default build;
