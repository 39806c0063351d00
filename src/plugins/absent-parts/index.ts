import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

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

/**
 * Leaves parts of the theme out of the bundle that have nothing to show on this site.
 */
export default function absentParts({ siteConfig }: LoadContext): Plugin {
  const parts = siteConfig.themeConfig.announcementBar
    ? NEVER_SHOWN
    : [...NEVER_SHOWN, 'AnnouncementBar'];
  return {
    name: 'absent-parts',
    configureWebpack() {
      const absent = path.join(__dirname, 'Absent.tsx');
      return {
        resolve: { alias: Object.fromEntries(parts.map((part) => [`@theme/${part}`, absent])) },
      };
    },
  };
}
