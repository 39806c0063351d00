import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import type { Configuration } from 'webpack';

import { nameClasses } from '../../../src/first-paint/build/class-names';

const root = path.resolve(import.meta.dirname, '../../..');
const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Names that a second module has, of which no page shows more than one. */
const SHARED: Readonly<Record<string, string>> = {
  docItemContainer: 'src/first-paint/build/base-styles.ts leaves out the module of TOC',
  list: 'no category has a page that the generator makes',
  sidebar: 'our DocSidebar/Desktop takes the place of the original, and there is no blog',
  tabItem: 'no page has tabs of the theme',
  tag: 'no page has tags',
  title: 'no category has a page that the generator makes, and there is no blog',
};

/** Files below a folder, from the root of the project, that name classes in this way. */
function modules(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.posix.join(folder, file));
}

/** The classes of a module that are its own, each once. */
function classes(file: string): readonly string[] {
  const selectors = readFileSync(path.join(root, file), 'utf8')
    .replace(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '');
  return [...new Set(Array.from(selectors.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name))];
}

test('names classes as their files do', () => {
  const modulesOption = { localIdentName: '[local]_[contenthash:base64:4]' };
  const config: Configuration = {
    module: {
      rules: [
        { test: /\.js$/, use: 'babel' },
        { test: /\.css$/, use: [{ loader: 'css', options: { importLoaders: 1 } }] },
        {
          test: /\.module\.css$/,
          use: ['extract', { loader: 'css', options: { modules: modulesOption } }],
        },
      ],
    },
  };
  nameClasses(config);
  expect(modulesOption).toEqual({ localIdentName: '[local]_' });
});

test('gives no name twice', () => {
  const files = new Map<string, string[]>();
  for (const file of [...modules('src'), ...modules(THEME)]) {
    for (const name of classes(file)) {
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  const twice = [...files]
    .filter(([name, found]) => found.length > 1 && !Object.hasOwn(SHARED, name))
    .map(([name, found]) => `Rename .${name} in one of ${found.join(', ')}.`);
  expect(twice).toEqual([]);
});
