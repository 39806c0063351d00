import type { EditionName } from '../support/site';

/** Words of the page in the language of each edition. */
const english = {
  box: 'Find a plugin',
  job: 'Job',
  status: 'Status',
  format: 'Module format',
  sort: 'Sort by',
  recipe: 'Recipe',
  copy: 'Copy',
  copied: 'Copied',
  noMatch: 'No plugin in the directory matches these filters.',
  showAll: 'Show all plugins',
  navigation: 'Plugins',
  count: (shown: number, all: number) => `${shown} of ${all} plugins`,
};

export type Labels = Readonly<typeof english>;

const chinese: Labels = {
  box: '查找插件',
  job: '用途',
  status: '状态',
  format: '模块格式',
  sort: '排序方式',
  recipe: '示例',
  copy: '复制',
  copied: '已复制',
  noMatch: '目录中没有符合这些条件的插件。',
  showAll: '显示全部插件',
  navigation: '插件',
  count: (shown, all) => `显示 ${shown} 个插件，共 ${all} 个`,
};

/** Words of the page in the edition that the test runs on. */
export function labelsOf(edition: EditionName): Labels {
  return edition === 'chinese' ? chinese : english;
}
