import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { digestFiles } from '../../src/digest-files.mjs';
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
 * @param {string} edition
 * @param {string} name Name of this kind of build.
 * @param {Record<string, string>} settings
 * @param {string} sources State of the sources, and of Node.js.
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
  const sources = `${process.version} ${digestFiles(ROOT, SOURCES)}`;
  await Promise.all(
    Object.entries(settings).map(([edition, given]) => provide(edition, name, given, sources)),
  );
}
