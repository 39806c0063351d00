import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { projectRoot } from '../../../src/samples/paths';
import { stockDialect } from '../pages/dialects';
import { writePages } from '../pages/write';
import { docusaurusSite, writeDocusaurusSidebar } from './docusaurus-site';
import { installedVersion, linkPackages } from './packages';
import type { Site } from './site';

/** The search service's settings bring its dialog into the bundle; no request goes there. */
const CONFIG = `import { themes } from 'prism-react-renderer';

export default {
  title: 'Stock',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenAnchors: 'ignore',
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' }, blog: false }]],
  themeConfig: {
    navbar: {
      title: 'Stock',
      items: [{ type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' }],
    },
    prism: { theme: themes.github, darkTheme: themes.dracula },
    algolia: { appId: 'NONE', apiKey: 'none', indexName: 'none' },
  },
};
`;

/** What the generator's own template says of browsers. */
const BROWSERS = '>0.5%,not dead,not op_mini all';

/** Makes a site of the generator's classic preset from our pages, with nothing else of ours. */
export async function prepareStock(folder: string): Promise<Site> {
  await writePages(path.join(folder, 'docs'), stockDialect);
  await cp(path.join(projectRoot, 'static/img'), path.join(folder, 'static/img'), {
    recursive: true,
  });
  await writeDocusaurusSidebar(folder, []);
  await writeFile(path.join(folder, 'docusaurus.config.mjs'), CONFIG);
  await writeFile(
    path.join(folder, 'babel.config.js'),
    "module.exports = { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };\n",
  );
  await writePagesWithoutContent(path.join(folder, 'src/pages'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  await linkPackages(folder);
  const site = docusaurusSite(folder, { BROWSERSLIST: BROWSERS });
  return {
    name: 'stock',
    label: `Docusaurus ${await installedVersion(folder, '@docusaurus/core')}, stock`,
    ...site,
    address: (page) => (page === 'home' || page === 'plugins' ? undefined : site.address(page)),
    searchesItself: false,
  };
}

/** Docs link to our own pages: where one is not there, the generator refuses to build. */
async function writePagesWithoutContent(folder: string): Promise<void> {
  const ours = await readdir(path.join(projectRoot, 'src/pages'), { recursive: true });
  for (const page of ours.filter((name) => /^[^_].*\.tsx$/u.test(name))) {
    const file = path.join(folder, page.replace(/\.tsx$/u, '.md'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '# Stock\n\n[Docs](/docs/api/src)\n');
  }
}
