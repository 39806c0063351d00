import { announcementBar } from './announcement';
import { partLink } from './part-link';
import { placeOf, type Settings } from './settings';
import type { Edition } from './types';

/** The English edition: light and dark, following the reader's system until they choose. */
export function createEnglishEdition(settings: Settings): Edition {
  return {
    name: 'english',
    title: 'gulp',
    tagline: 'Build pipelines in plain JavaScript, on streams of files',
    url: settings.ENGLISH_URL,
    baseUrl: placeOf(settings, 'ENGLISH').baseUrl,
    sibling: { label: '简体中文', htmlLang: 'zh-Hans', url: placeOf(settings, 'CHINESE').address },
    locale: {
      code: 'en',
      label: 'English',
      htmlLang: 'en',
      direction: 'ltr',
      calendar: 'gregory',
      path: 'en',
    },
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    navbar: {
      title: 'gulp',
      items: [
        partLink('/docs/getting-started/quick-start', 'Get started'),
        partLink('/docs/api/concepts', 'API'),
        partLink('/plugins/', 'Plugins'),
        { to: '/docs/support/for-enterprise', label: 'Enterprise', position: 'left' },
        { href: 'https://opencollective.com/gulpjs', label: 'Donate', position: 'left' },
        { type: 'custom-sibling', position: 'right' },
        {
          href: 'https://github.com/gulpjs/gulp',
          position: 'right',
          className: 'icon-link icon-link--repository',
          'aria-label': 'gulp repository on GitHub',
        },
      ],
    },
    announcementBar: announcementBar(settings),
    sentenceGap: ' ',
    pluginLinksLabel: 'In the plugin directory: ',
    markdownCopies:
      'Documentation of gulp 5. Links that end in `.md` lead to the pages as Markdown. Without that ending, they lead to the pages for a browser.',
    earlyTexts: {
      scriptFailed:
        'Part of this site did not load. You can read on, but search and menus may not work.',
      retry: 'Try again',
      dismiss: 'Close',
    },
    footer: {
      columns: [
        {
          title: 'Docs',
          items: [
            { label: 'Quick start', to: '/docs/getting-started/quick-start' },
            { label: 'API concepts', to: '/docs/api/concepts' },
            { label: 'Explaining globs', to: '/docs/getting-started/explaining-globs' },
            { label: 'Plugin directory', to: '/plugins/' },
          ],
        },
        {
          title: 'Community',
          items: [
            { label: 'GitHub discussions', href: 'https://github.com/orgs/gulpjs/discussions' },
            { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/gulp' },
            { label: 'Mastodon', href: 'https://mastodon.social/@gulpjs' },
            { label: 'Blog', href: 'https://medium.com/gulpjs' },
          ],
        },
        {
          title: 'More',
          items: [
            { label: 'gulp on GitHub', href: 'https://github.com/gulpjs/gulp' },
            { label: 'gulp on npm', href: 'https://www.npmjs.com/package/gulp' },
            { label: 'For enterprise', to: '/docs/support/for-enterprise' },
            { label: 'Back the project', href: 'https://opencollective.com/gulpjs' },
            { label: '简体中文', href: placeOf(settings, 'CHINESE').address },
          ],
        },
      ],
      copyright:
        'Documentation under the MIT license. Every gulpfile was run before it was published.',
    },
  };
}
