import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildEdition } from './build-edition.mjs';
import { ROOT } from './install.mjs';

/** Settings and sources of a build. */
const SOURCES = [
  'docs',
  'i18n',
  'samples',
  'src',
  'static',
  'babel.config.js',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
];

/**
 * @param {string} source File or folder below the root.
 * @returns {string[]} The file, or all files of the folder, packages left out.
 */
function filesOf(source) {
  if (statSync(path.join(ROOT, source)).isFile()) {
    return [source];
  }
  return readdirSync(path.join(ROOT, source))
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesOf(path.join(source, name)));
}

/** @returns {string} Another one as soon as a source changes. */
function digestSources() {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} edition
 * @param {string} name Name of this kind of build.
 * @param {Record<string, string>} settings
 * @param {string} sources Digest of the sources.
 * @returns {Promise<void>}
 */
async function provide(edition, name, settings, sources) {
  const folder = `build/${name}/${edition}`;
  const mark = path.join(ROOT, `${folder}.key`);
  const key = `${sources} ${JSON.stringify(settings)}`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) {
    console.log(`${folder} is of these sources and settings already.`);
    return;
  }
  rmSync(mark, { force: true });
  const { code, output } = await buildEdition(edition, `build/${name}`, {
    ...settings,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}-${edition}`,
  });
  console.log(output.trim());
  if (code === 0) {
    writeFileSync(mark, key);
  } else {
    process.exitCode = 1;
    console.error(`${folder} did not build; the reason stands above.`);
  }
}

/**
 * Builds editions for tests into `build/NAME`. A build that was made of the same settings and sources
 * is kept.
 *
 * @param {string} name Name of this kind of build.
 * @param {Record<string, Record<string, string>>} settings What each edition is given.
 * @returns {Promise<void>} `process.exitCode` is 1 where a build failed.
 */
export async function keepBuilds(name, settings) {
  const sources = digestSources();
  await Promise.all(
    Object.entries(settings).map(([edition, given]) => provide(edition, name, given, sources)),
  );
}
