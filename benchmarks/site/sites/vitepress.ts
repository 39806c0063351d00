import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { projectRoot } from '../../../src/samples/paths';
import { vitePressDialect } from '../pages/dialects';
import type { PageId } from '../pages/representative';
import { writePages } from '../pages/write';
import { installedVersion, installPackages } from './packages';
import { folderGroup, sidebarGroups, type SidebarItem } from './sidebar-groups';
import type { Site } from './site';

const VERSION = '1.6';

function sidebarItem(item: SidebarItem): object {
  return typeof item === 'string'
    ? { text: path.posix.basename(item), link: `/${item}` }
    : { text: item.label, collapsed: false, items: item.items.map(sidebarItem) };
}

async function writeConfig(pages: string, folders: readonly string[]): Promise<void> {
  const further = await Promise.all(folders.map((name) => folderGroup(pages, name)));
  const config = {
    title: 'VitePress',
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {
      search: { provider: 'local' },
      sidebar: [
        ...sidebarGroups().map(sidebarItem),
        ...further.map((group) => ({ ...sidebarItem(group), collapsed: true })),
      ],
    },
  };
  await mkdir(path.join(pages, '.vitepress'), { recursive: true });
  await writeFile(
    path.join(pages, '.vitepress/config.mjs'),
    `export default ${JSON.stringify(config, null, 2)};\n`,
  );
}

/** Makes a VitePress site from our pages, with its local search. */
export async function prepareVitePress(folder: string): Promise<Site> {
  await installPackages(folder, { vitepress: `~${VERSION}` });
  const pages = path.join(folder, 'docs');
  await writePages(pages, vitePressDialect);
  await cp(path.join(projectRoot, 'static/img'), path.join(pages, 'public/img'), {
    recursive: true,
  });
  await writeFile(path.join(pages, 'index.md'), '# VitePress\n\n[Docs](/api/src.md)\n');
  await writeConfig(pages, []);
  return {
    name: 'vitepress',
    label: `VitePress ${await installedVersion(folder, 'vitepress')}`,
    folder,
    pages,
    build: {
      arguments: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
      environment: {},
    },
    output: path.join(pages, '.vitepress/dist'),
    caches: ['docs/.vitepress/cache', 'docs/.vitepress/dist', 'node_modules/.vite'],
    address: (page: PageId) => (page.includes('/') ? `/${page}` : undefined),
    selectors: {
      sidebar: '.VPSidebar',
      searchField: '.VPLocalSearchBox .search-input',
      searchResult: '.VPLocalSearchBox .result',
    },
    searchesItself: true,
    listFolders: (folders) => writeConfig(pages, folders),
  };
}
