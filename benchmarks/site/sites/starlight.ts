import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { projectRoot } from '../../../src/samples/paths';
import { starlightDialect } from '../pages/dialects';
import type { PageId } from '../pages/representative';
import { writePages } from '../pages/write';
import { installedVersion, installPackages } from './packages';
import { sidebarGroups, type SidebarItem } from './sidebar-groups';
import type { Site } from './site';

const VERSION = '0.37';

const COLLECTION = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
`;

function sidebarItem(item: SidebarItem): object {
  return typeof item === 'string'
    ? { slug: item }
    : { label: item.label, items: item.items.map(sidebarItem) };
}

async function writeConfig(folder: string, folders: readonly string[]): Promise<void> {
  const options = {
    title: 'Starlight',
    sidebar: [
      ...sidebarGroups().map(sidebarItem),
      ...folders.map((name) => ({
        label: name,
        collapsed: true,
        autogenerate: { directory: name, collapsed: true },
      })),
    ],
  };
  await writeFile(
    path.join(folder, 'astro.config.mjs'),
    `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({ integrations: [starlight(${JSON.stringify(options, null, 2)})] });
`,
  );
}

/** Makes a Starlight site from our pages, with its own search. */
export async function prepareStarlight(folder: string): Promise<Site> {
  await installPackages(folder, {
    astro: '^5.0.0',
    '@astrojs/starlight': `~${VERSION}.0`,
    sharp: '^0.34.0',
  });
  const pages = path.join(folder, 'src/content/docs');
  await writePages(pages, starlightDialect);
  await cp(path.join(projectRoot, 'static/img'), path.join(folder, 'public/img'), {
    recursive: true,
  });
  await mkdir(pages, { recursive: true });
  await writeFile(
    path.join(pages, 'index.md'),
    '---\ntitle: Starlight\n---\n\n[Docs](/api/src/)\n',
  );
  await writeFile(path.join(folder, 'src/content.config.ts'), COLLECTION);
  await writeConfig(folder, []);
  return {
    name: 'starlight',
    label: `Starlight ${await installedVersion(folder, '@astrojs/starlight')}`,
    folder,
    pages,
    build: {
      arguments: ['node_modules/astro/astro.js', 'build'],
      environment: { ASTRO_TELEMETRY_DISABLED: '1' },
    },
    output: path.join(folder, 'dist'),
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    address: (page: PageId) => (page.includes('/') ? `/${page}/` : undefined),
    selectors: {
      sidebar: 'nav.sidebar',
      searchField: 'site-search dialog[open] input',
      searchResult: '.pagefind-ui__result',
    },
    searchesItself: true,
    listFolders: (folders) => writeConfig(folder, folders),
  };
}
