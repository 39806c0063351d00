import { friendlyLinks } from '../data/friendly-links';
import { announcementBar } from './announcement';
import { partLink } from './part-link';
import { placeOf, type Settings } from './settings';
import type { Edition } from './types';

/** The Simplified Chinese edition: light only, with its own frame. */
export function createChineseEdition(settings: Settings): Edition {
  return {
    name: 'chinese',
    title: 'gulp 中文文档',
    tagline: '用自动化构建加快你的工作流程',
    url: settings.CHINESE_URL,
    baseUrl: placeOf(settings, 'CHINESE').baseUrl,
    sibling: { label: 'English', htmlLang: 'en', url: placeOf(settings, 'ENGLISH').address },
    locale: {
      code: 'zh-Hans',
      label: '简体中文',
      htmlLang: 'zh-Hans',
      direction: 'ltr',
      calendar: 'gregory',
      path: 'zh-Hans',
    },
    colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    navbar: {
      title: 'gulp',
      items: [
        partLink('/docs/getting-started/quick-start', '快速入门'),
        partLink('/docs/api/concepts', 'API'),
        partLink('/plugins/', '插件'),
        { href: 'https://gulpjs.com', label: '英文官网', position: 'left' },
        { type: 'custom-sibling', position: 'right' },
        {
          href: 'https://x.com/gulpjs',
          position: 'right',
          className: 'icon-link icon-link--social',
          'aria-label': 'gulp 的 X 账号',
        },
        {
          href: 'https://medium.com/gulpjs',
          position: 'right',
          className: 'icon-link icon-link--blog',
          'aria-label': 'gulp 博客',
        },
      ],
    },
    announcementBar: announcementBar(settings),
    pluginLinksLabel: '在插件目录中：',
    markdownCopies:
      'gulp 5 中文文档。以 `.md` 结尾的链接指向 Markdown 格式的页面，去掉这个后缀就是供浏览器阅读的网页。',
    earlyTexts: {
      scriptFailed: '本站的一部分没有加载成功。你可以继续阅读，但搜索和菜单可能无法使用。',
      retry: '重试',
      dismiss: '关闭',
    },
    footer: {
      columns: [
        {
          title: '文档',
          items: [
            { label: '快速入门', to: '/docs/getting-started/quick-start' },
            { label: 'API 文档', to: '/docs/api/concepts' },
            { label: '插件目录', to: '/plugins/' },
            { label: 'gulp 3 旧版文档', href: 'https://v3.gulpjs.com.cn' },
          ],
        },
        {
          title: '社区',
          items: [
            { label: 'GitHub', href: 'https://github.com/gulpjs/gulp' },
            { label: 'GitHub 讨论区', href: 'https://github.com/orgs/gulpjs/discussions' },
            { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/gulp' },
            { label: 'X', href: 'https://x.com/gulpjs' },
            { label: '官方博客', href: 'https://medium.com/gulpjs' },
          ],
        },
      ],
      friendlyLinks: { title: '友情链接', items: friendlyLinks },
      ...(settings.SITE_REGISTRATION !== undefined && {
        registration: { label: settings.SITE_REGISTRATION, href: 'https://beian.miit.gov.cn/' },
      }),
      copyright: '文档以 MIT 许可证发布，其中的每个 gulpfile 都实际运行过。',
    },
    sentenceGap: '',
    untranslatedNotice: {
      title: '本页尚未翻译',
      body: '以下是英文原文。其中的代码示例不受语言影响，都在 gulp 5.0.1 上运行过。',
      contentLang: 'en',
    },
    staleNotice: {
      section: '“{section}”一节的英文原文已有更新，这里的译文尚未跟上。',
      top: '本页开头的英文原文已有更新，这里的译文尚未跟上。',
      link: '阅读英文原文',
    },
    analyticsScript: settings.ANALYTICS_SCRIPT,
  };
}
