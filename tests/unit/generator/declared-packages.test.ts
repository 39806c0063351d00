import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');
const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
const declared = { ...manifest.dependencies, ...manifest.devDependencies };
const lock = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));

/** Names that the generator gives to modules of its own, of the theme and of the site. */
const ALIAS = /^@(?:docusaurus\/(?:[A-Z]|use[A-Z]|router|constants)|(?:theme|site|generated))/;

/** Data that holds gulpfiles, whose packages belong to the samples. */
const GULPFILES = /^src\/data\/plugins\/catalogue\//;

function sources(name: string): readonly string[] {
  if (statSync(path.join(root, name)).isFile()) {
    return /\.(?:tsx?|m?js)$/.test(name) && !GULPFILES.test(name) ? [name] : [];
  }
  return readdirSync(path.join(root, name)).flatMap((below) => sources(`${name}/${below}`));
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** An import of a package, for its types alone or not. */
const IMPORT = /^(?:import|export)(?<types> type)?\b(?:[^;'"`]*\bfrom)? '(?<name>[^'.][^']*)';/gm;

/** A package that a file looks up when it runs. */
const LOOK_UP = /\b(?:import|require|resolve)\(['`](?<name>[^'`.$][^'`]*)/g;

/** Packages that a file names, with whether it needs more of them than their types. */
function packagesIn(file: string): readonly { readonly name: string; readonly runs: boolean }[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORT), ...text.matchAll(LOOK_UP)]
    .map(({ groups: { name = '', types } = {} }) => ({ name, runs: types === undefined }))
    .filter(({ name }) => !name.startsWith('node:') && !ALIAS.test(name))
    .map(({ name, runs }) => ({ name: packageOf(name), runs }));
}

test('every package that the site imports is declared, so that npm puts no other version beside', () => {
  const undeclared = ['src', 'scripts', 'docusaurus.config.ts', 'sidebars.ts'].flatMap((place) =>
    sources(place).flatMap((file) =>
      packagesIn(file)
        .filter(({ name }) => !(name in declared) && !(`@types/${name}` in declared))
        .map(({ name }) => `${file}: ${name} is not in package.json. Run: npm install -E ${name}`),
    ),
  );
  // Types of MDX come with the generator's own.
  expect(undeclared.filter((line) => !line.includes(': mdx is'))).toEqual([]);
});

/** What a build needs and none of its files imports. */
const UNSEEN = [
  '@docusaurus/preset-classic', // docusaurus.config.ts calls it "classic".
  '@docusaurus/tsconfig', // esbuild reads tsconfig.json for the early script.
  '@mdx-js/react', // Compiled pages import it.
  '@swc/core', // Of swc-loader and Terser's plug-in.
];

test('dependencies are what a build needs, and all others are devDependencies', () => {
  const needed = [
    'src',
    'babel.config.js',
    'docusaurus.config.ts',
    'sidebars.ts',
    'scripts/generator.mjs',
  ]
    .flatMap(sources)
    .flatMap(packagesIn)
    .filter(({ runs }) => runs)
    .map(({ name }) => name);
  expect(
    Object.keys(manifest.dependencies).sort(),
    'Move a package to the other list of package.json, and run npm install; UNSEEN names those that no import shows.',
  ).toEqual([...new Set([...needed, ...UNSEEN])].sort());
});

test('all packages of the generator have one version, and there is no second copy', () => {
  const version = declared['@docusaurus/core'];
  const own = Object.keys(declared).filter((name) => name.startsWith('@docusaurus/'));
  expect(own.filter((name) => declared[name] !== version)).toEqual([]);
  const copies = Object.keys(lock.packages).filter((folder) =>
    /node_modules\/@docusaurus\/[^/]+$/.test(folder),
  );
  const others = copies.filter(
    (folder) =>
      folder !== 'node_modules/@docusaurus/react-loadable' && // Has versions of its own.
      (lock.packages[folder]?.version !== version || folder.split('node_modules/').length > 2),
  );
  expect(others).toEqual([]);
  expect(own.every((name) => existsSync(path.join(root, 'node_modules', name)))).toBe(true);
});

/** Packages of which the site replaces files that the generator imports. */
const REPLACED = ['infima', '@docsearch/react'];

test('the generator uses the copies of which the site replaces files', () => {
  const others = Object.entries(lock.packages).flatMap(([folder, { version }]) =>
    REPLACED.filter((name) => folder.endsWith(`/node_modules/${name}`)).map(
      (name) =>
        `package.json: the generator uses ${folder}, where nothing is replaced. Run: npm install -E ${name}@${version}`,
    ),
  );
  expect(others).toEqual([]);
});
