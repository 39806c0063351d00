/** A site of the Chinese front-end community. */
interface FriendlyLink {
  readonly label: string;
  readonly href: string;
}

export const friendlyLinks: readonly FriendlyLink[] = [
  { label: 'Bootstrap 中文网', href: 'https://www.bootcss.com' },
  { label: 'Node.js', href: 'https://nodejs.org/zh-cn' },
  { label: 'npm 中文文档', href: 'https://www.npmjs.cn' },
  { label: 'MDN 中文', href: 'https://developer.mozilla.org/zh-CN/' },
  { label: '印记中文', href: 'https://docschina.org' },
  { label: 'React 中文', href: 'https://zh-hans.react.dev' },
  { label: 'Vue.js 中文', href: 'https://cn.vuejs.org' },
  { label: 'Angular 中文', href: 'https://angular.cn' },
  { label: 'Svelte 中文', href: 'https://www.sveltejs.cn' },
  { label: 'Vite 中文', href: 'https://cn.vitejs.dev' },
  { label: 'webpack 中文', href: 'https://webpack.docschina.org' },
  { label: 'Rollup 中文', href: 'https://cn.rollupjs.org' },
  { label: 'Rspack 中文', href: 'https://rspack.rs/zh/' },
  { label: 'Babel 中文', href: 'https://www.babeljs.cn' },
  { label: 'TypeScript 中文', href: 'https://www.tslang.cn' },
  { label: 'ESLint 中文', href: 'https://zh-hans.eslint.org' },
  { label: 'Sass 中文', href: 'https://www.sass.hk' },
  { label: 'Less 中文', href: 'https://less.bootcss.com' },
  { label: 'Docusaurus 中文', href: 'https://docusaurus.io/zh-CN/' },
  { label: '阮一峰的网络日志', href: 'https://www.ruanyifeng.com/blog/' },
  { label: '掘金', href: 'https://juejin.cn' },
  { label: '思否', href: 'https://segmentfault.com' },
  { label: '开源中国', href: 'https://www.oschina.net' },
  { label: '博客园', href: 'https://www.cnblogs.com' },
  { label: '菜鸟教程', href: 'https://www.runoob.com' },
];
