const { readFile, rm } = require('node:fs/promises');
const { pipeline } = require('node:stream/promises');
const { dest, series, src } = require('gulp');
const { default: zip } = require('gulp-zip');

async function clean() {
  await rm('dist', { recursive: true, force: true });
}

async function build() {
  await pipeline(src('src/**/*', { encoding: false }), dest('dist'));
}

async function pack() {
  const { name, version } = JSON.parse(await readFile('package.json', 'utf8'));
  await pipeline(
    src('dist/**/*', { encoding: false, dot: true }),
    zip(`${name}-${version}.zip`),
    dest('release'),
  );
}

const release = series(clean, build, pack);

exports.clean = clean;
exports.build = build;
exports.pack = pack;
exports.release = release;
exports.default = release;
