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
  reliesOn: [
    {
      package: '@docusaurus/theme-classic',
      file: 'lib/theme/AnnouncementBar/index.js',
      hash: '489e9077265e2bd9',
    },
    {
      package: '@docusaurus/theme-classic',
      file: 'lib/theme/DocSidebarItem/Html/index.js',
      hash: '8dd1095466707284',
    },
    {
      package: '@docusaurus/theme-classic',
      file: 'lib/theme/DocVersionBadge/index.js',
      hash: '144442d29e226f7e',
    },
    {
      package: '@docusaurus/theme-classic',
      file: 'lib/theme/TagsListInline/index.js',
      hash: '2893ce415a43d82f',
    },
    {
      package: '@docusaurus/theme-classic',
      file: 'lib/theme/ThemedImage/index.js',
      hash: 'ec76336d04e76979',
    },
    {
      package: '@docusaurus/theme-classic',
      file: 'lib/theme/Unlisted/index.js',
      hash: '53365697b9c46ece',
    },
  ],
  appliesTo: 'everywhere',
  apply({ siteConfig, siteDir }) {
    const { announcementId } = themeFeatures(siteConfig.themeConfig);
    const parts = announcementId === undefined ? [...NEVER_SHOWN, 'AnnouncementBar'] : NEVER_SHOWN;
    const absent = path.join(siteDir, 'src/components/Absent.tsx');
    return { alias: Object.fromEntries(parts.map((part) => [`@theme/${part}`, absent])) };
  },
};
