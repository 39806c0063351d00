import { cp } from 'node:fs/promises';
import path from 'node:path';

import { projectRoot } from '../../../src/samples/paths';
import { docusaurusSite } from './docusaurus-site';
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
    ...docusaurusSite(folder, { EDITION: 'english' }),
    searchesItself: true,
  };
}
