const { readFile, rm } = require('node:fs/promises');
const { pipeline } = require('node:stream/promises');
const { dest, series, src, watch } = require('gulp');
const gulpSass = require('gulp-sass');
const { default: zip } = require('gulp-zip');
const dartSass = require('sass');

const sass = gulpSass(dartSass);

const theme = 'dist/garden';
const untouched = ['theme/**/*', '!theme/styles/**'];

async function clean() {
  await rm('dist', { recursive: true, force: true });
}

async function files() {
  await pipeline(src(untouched, { encoding: false }), dest(theme));
}
exports.files = files;

/** WordPress reads the name and version of a theme from the comment in style.css. */
async function styles() {
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
exports.styles = styles;

async function pack() {
  await pipeline(
    src(`${theme}/**/*`, { encoding: false, base: 'dist' }),
    zip('garden.zip'),
    dest('release'),
  );
}

const build = series(files, styles);
exports.build = build;

exports.release = series(clean, build, pack);

function dev() {
  watch('theme/styles/**/*.scss', { ignoreInitial: false }, styles);
  watch(untouched, { ignoreInitial: false }, files);
}
exports.dev = dev;

exports.default = build;
