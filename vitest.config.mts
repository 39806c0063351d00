import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { transform } from 'esbuild';
import { defineConfig, type Plugin } from 'vitest/config';

import { withoutWebStorage } from './scripts/setup/no-web-storage.mjs';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
const themeFolders = [
  path.join(root, 'src/theme'),
  path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme'),
  path.join(root, 'node_modules/@docusaurus/theme-search-algolia/lib/theme'),
  path.join(
    path.dirname(require.resolve('@docusaurus/core/package.json')),
    'lib/client/theme-fallback',
  ),
];
const exportsFolder = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client/exports',
);
const generatedFolder = path.join(root, 'tests/unit/fixtures/generated');

function firstFile(folders: readonly string[], name: string): string | undefined {
  const candidates = folders.flatMap((folder) =>
    ['', '.tsx', '.ts', '.js', '.json', '/index.tsx', '/index.ts', '/index.js'].map((ending) =>
      path.join(folder, name + ending),
    ),
  );
  return candidates.find((file) => existsSync(file) && path.extname(file) !== '');
}

/** Resolves the names that the generator gives its modules to the same files that it would take. */
function docusaurusNames(): Plugin {
  return {
    name: 'docusaurus-names',
    enforce: 'pre',
    resolveId(source) {
      const [, prefix, name] =
        /^@(theme|theme-original|theme-init|site|generated)\/(.+)$/.exec(source) ?? [];
      if (prefix && name) {
        const folders = {
          theme: themeFolders,
          'theme-original': themeFolders.slice(1),
          'theme-init': themeFolders.slice(1),
          site: [root],
          generated: [generatedFolder],
        }[prefix];
        return folders && firstFile(folders, name);
      }
      const [, core] =
        /^@docusaurus\/([A-Z]\w+|use[A-Z]\w+|router|renderRoutes|constants|isInternalUrl)$/.exec(
          source,
        ) ?? [];
      return core ? firstFile([exportsFolder], core) : undefined;
    },
  };
}

/** The theme's published modules hold JSX in files that end in .js. */
function docusaurusJsx(): Plugin {
  return {
    name: 'docusaurus-jsx',
    enforce: 'pre',
    async transform(code, id) {
      if (!/[\\/]@docusaurus[\\/].+\.js$/.test(id)) {
        return undefined;
      }
      const result = await transform(code, { loader: 'jsx', jsx: 'automatic', sourcemap: true });
      return { code: result.code, map: result.map };
    },
  };
}

export default defineConfig({
  plugins: [docusaurusNames(), docusaurusJsx()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/docs/support/all-folders.ts',
          setupFiles: ['tests/unit/setup.ts'],
          execArgv: withoutWebStorage(),
          // Loading React, jsdom and the theme again for each file took two fifths of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'docs',
          include: ['tests/docs/**/*.test.ts'],
          globalSetup: 'tests/docs/support/all-folders.ts',
          // A process for each file took a tenth of the time. Claims leave the working directory as it was.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          globalSetup: ['tests/built/require-builds.ts'],
          isolate: false,
        },
      },
    ],
    server: { deps: { inline: [/@docusaurus/] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Its own default leaves a processor idle, of the two that the smallest machine has.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
