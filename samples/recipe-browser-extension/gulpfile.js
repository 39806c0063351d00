const { readFile, rm, writeFile } = require('node:fs/promises');
const { pipeline } = require('node:stream/promises');
const esbuild = require('esbuild');
const { dest, parallel, series, src } = require('gulp');
const { default: zip } = require('gulp-zip');

async function clean() {
  await rm('dist', { recursive: true, force: true });
}

async function parse(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

/** Puts the keys of one browser over those of both. */
async function writeManifest(browser, folder) {
  const { version } = await parse('package.json');
  const both = await parse('manifests/both.json');
  const own = await parse(`manifests/${browser}.json`);
  const text = JSON.stringify({ ...both, ...own, version }, null, 2);
  await writeFile(`${folder}/manifest.json`, text);
}

/** The task of one browser: a folder to try, and an archive for the store. */
function extensionFor(browser) {
  const folder = `dist/${browser}`;
  async function extension() {
    await pipeline(src('static/**/*', { encoding: false }), dest(folder));
    await esbuild.build({
      entryPoints: ['src/background.js', 'src/content.js'],
      bundle: true,
      outdir: folder,
    });
    await writeManifest(browser, folder);
    await pipeline(src(`${folder}/**/*`, { encoding: false }), zip(`${browser}.zip`), dest('dist'));
  }
  extension.displayName = browser;
  return extension;
}

const chrome = extensionFor('chrome');

const firefox = extensionFor('firefox');

const build = series(clean, parallel(chrome, firefox));

exports.clean = clean;
exports.chrome = chrome;
exports.firefox = firefox;
exports.build = build;
exports.default = build;
