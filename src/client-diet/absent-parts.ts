import path from 'node:path';

import { themeFeatures } from '../editions/theme-features';
import type { Measure } from './measure';

/** Parts of the theme that have nothing to show on this site, whatever the edition. */
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

/** Leaves parts of the theme out that never show. The theme asks for each before it knows. */
export const absentParts: Measure = {
  name: 'absent parts',
  saves: 'components and styles of the theme that this site never shows',
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
    const absent = path.join(siteDir, 'src/components/Absent.tsx');
    return { alias: Object.fromEntries(parts.map((part) => [`@theme/${part}`, absent])) };
  },
};
