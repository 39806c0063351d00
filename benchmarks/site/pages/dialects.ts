import { fenced, type CodeForm, type Dialect } from './dialect';

function titled({ language, title, code }: CodeForm): string {
  return fenced(title === undefined ? language : `${language} title="${title}"`, code);
}

/** The stock generator: the same Markdown, with the theme's own tabs. */
export const stockDialect: Dialect = {
  extension: 'md',
  tabsImport: "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
  fence: titled,
  tabs: (forms) =>
    [
      '<Tabs groupId="format">',
      ...forms.map(
        (form) =>
          `<TabItem value="${form.title}" label="${form.title}">\n\n${titled(form)}\n\n</TabItem>`,
      ),
      '</Tabs>',
    ].join('\n'),
  admonition: (kind, title) => (title === '' ? `:::${kind}` : `:::${kind}[${title}]`),
  needsHeading: false,
  headingIds: true,
  link: (target) => target,
};

const VITEPRESS_KINDS: Readonly<Record<string, string>> = { note: 'info' };

export const vitePressDialect: Dialect = {
  extension: 'md',
  tabsImport: '',
  fence: ({ language, code }) => fenced(language, code),
  tabs: (forms) =>
    [
      '::: code-group',
      ...forms.map(({ language, title, code }) => fenced(`${language} [${title}]`, code)),
      ':::',
    ].join('\n\n'),
  admonition: (kind, title) => `::: ${VITEPRESS_KINDS[kind] ?? kind} ${title}`.trimEnd(),
  needsHeading: true,
  headingIds: true,
  link: (target) => target,
};

const STARLIGHT_KINDS: Readonly<Record<string, string>> = { warning: 'caution' };

export const starlightDialect: Dialect = {
  extension: 'mdx',
  tabsImport: "import { Tabs, TabItem } from '@astrojs/starlight/components';",
  fence: titled,
  tabs: (forms) =>
    [
      '<Tabs syncKey="format">',
      ...forms.map((form) => `<TabItem label="${form.title}">\n\n${titled(form)}\n\n</TabItem>`),
      '</Tabs>',
    ].join('\n'),
  admonition: (kind, title) => {
    const known = STARLIGHT_KINDS[kind] ?? kind;
    return title === '' ? `:::${known}` : `:::${known}[${title}]`;
  },
  needsHeading: false,
  headingIds: false,
  link: (target) => target.replace(/\.md(?=#|$)/, '/'),
};
