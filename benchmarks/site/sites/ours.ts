import { cp } from 'node:fs/promises';
import path from 'node:path';

import { projectRoot } from '../../../src/samples/paths';
import { docusaurusAddress } from './docusaurus-addresses';
import { writeDocusaurusSidebar } from './docusaurus-sidebar';
import { linkPackages } from './packages';
import type { Site } from './site';

/** Packages, wherever they are, and what builds and tests make at the top. */
const LEFT_OUT =
  /(?:^|\/)node_modules(?:\/|$)|^(?:build|test-results|\.git|\.docusaurus[^/]*)(?:\/|$)/;

/** Copies this project without what builds made, so that builds are cold and nothing here changes. */
export async function prepareOurs(folder: string): Promise<Site> {
  await cp(projectRoot, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.relative(projectRoot, source)),
  });
  await linkPackages(folder);
  return {
    name: 'ours',
    label: 'this site',
    folder,
    pages: path.join(folder, 'docs'),
    build: {
      arguments: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      environment: { EDITION: 'english', NO_UPDATE_NOTIFIER: '1' },
    },
    output: path.join(folder, 'build'),
    caches: ['node_modules/.cache', '.docusaurus', 'build'],
    address: docusaurusAddress,
    selectors: {
      sidebar: '.theme-doc-sidebar-menu',
      searchField: '.DocSearch-Input',
      searchResult: '.DocSearch-Hit',
    },
    searchesItself: true,
    listFolders: (folders) => writeDocusaurusSidebar(folder, folders),
  };
}
