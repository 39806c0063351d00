import type { EditionName } from '../support/site';

/** What the reader must see, in the language of each edition. */
const TEXTS = {
  english: {
    noResults: 'No results for',
    trySearching: 'Try searching for',
    believe: 'Believe this query should return results?',
    letUsKnow: 'Let us know.',
    unable: 'Unable to fetch results',
    checkNetwork: 'You might want to check your network connection.',
    failedAdvice: 'Check your connection and search again, or reload the page.',
    dialogFailed: 'Search did not load. Check your connection and try again, or reload the page.',
    recent: 'Recent',
    favorite: 'Favorite',
    save: 'Save this search',
    more: 'More results',
    retry: 'Search again',
    needsScript: 'Search needs JavaScript.',
    seeAll: /^See all \d+ results$/u,
    count: /^\d+ results$/u,
  },
  chinese: {
    noResults: '没有找到',
    trySearching: '试试搜索',
    believe: '觉得应该有结果？',
    letUsKnow: '请告诉我们。',
    unable: '无法获取结果',
    checkNetwork: '请检查网络连接。',
    failedAdvice: '请检查网络连接后重新搜索，或刷新页面。',
    dialogFailed: '搜索没有加载成功。请检查网络连接后重试，或刷新页面。',
    recent: '最近搜索',
    favorite: '收藏',
    save: '收藏这条搜索',
    more: '更多结果',
    retry: '重新搜索',
    needsScript: '搜索需要 JavaScript。',
    seeAll: /^查看全部 \d+ 个结果$/u,
    count: /^找到 \d+ 个结果$/u,
  },
} as const;

/** Texts of the edition that the test runs on. */
export function textsOf(edition: EditionName): (typeof TEXTS)[EditionName] {
  return TEXTS[edition];
}
