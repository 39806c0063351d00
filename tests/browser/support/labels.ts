import type { EditionName } from './site';

/** Words of the frame that tests look for, in each edition's language. */
const LABELS = {
  english: {
    skip: 'Skip to main content',
    toggleSidebar: 'Toggle navigation bar',
    closeSidebar: 'Close navigation bar',
    close: 'Close',
    colorMode: 'Switch between light and dark',
    crashed: 'This page crashed.',
    tryAgain: 'Try again',
    home: 'Go to the home page',
    report: 'Report this crash',
    retry: 'Try again',
    scriptFailed: 'Part of this site did not load.',
    pageFailed: 'The page you opened did not load.',
    notFound: 'There is no page at this address',
  },
  chinese: {
    skip: '跳到主要内容',
    toggleSidebar: '切换导航栏',
    closeSidebar: '关闭导航栏',
    close: '关闭',
    colorMode: '切换浅色和深色',
    crashed: '页面已崩溃。',
    tryAgain: '重试',
    home: '回到首页',
    report: '报告这次崩溃',
    retry: '重试',
    scriptFailed: '本站的一部分没有加载成功。',
    pageFailed: '你打开的页面没有加载成功。',
    notFound: '这个地址没有对应的页面',
  },
} as const;

/** Words of the edition that the test runs on. */
export function labelsOf(edition: EditionName): (typeof LABELS)[EditionName] {
  return LABELS[edition];
}
