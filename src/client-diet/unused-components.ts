import path from 'node:path';

import { themeFeatures } from '../editions/theme-features';
import type { Measure } from './measure';

/** Components of the theme that render nothing on this site, in either edition. */
const NEVER_SHOWN = [
  // The sidebar has no items of plain HTML.
  'DocSidebarItem/Html',
  // No page has tags, and none is unlisted.
  'TagsListInline',
  'Unlisted',
  // There is one version.
  'DocVersionBadge',
  // The picture beside the site's name is in the style sheet.
  'ThemedImage',
];

/** Leaves out components of the theme that this site never renders. The theme imports each of them all the same. */
export const unusedComponents: Measure = {
  name: 'unused components',
  reliesOn: {
    '@docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js': '489e9077265e2bd9',
    '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Html/index.js': '8dd1095466707284',
    '@docusaurus/theme-classic/lib/theme/DocVersionBadge/index.js': '144442d29e226f7e',
    '@docusaurus/theme-classic/lib/theme/TagsListInline/index.js': '2893ce415a43d82f',
    '@docusaurus/theme-classic/lib/theme/ThemedImage/index.js': 'ec76336d04e76979',
    '@docusaurus/theme-classic/lib/theme/Unlisted/index.js': '53365697b9c46ece',
  },
  appliesTo: 'everywhere',
  apply({ siteConfig, siteDir }) {
    const { announcementId } = themeFeatures(siteConfig.themeConfig);
    const parts = announcementId === undefined ? [...NEVER_SHOWN, 'AnnouncementBar'] : NEVER_SHOWN;
    const nothing = path.join(siteDir, 'src/components/RenderNothing.tsx');
    return { alias: Object.fromEntries(parts.map((part) => [`@theme/${part}`, nothing])) };
  },
};
