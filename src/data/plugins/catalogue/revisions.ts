import { png } from '../bytes';
import type { CatalogueEntry } from '../schema';
import { linkedPages } from './sources';

const css = 'a { color: navy; }\n';

/** The second page names a file whose name ends like that of the manifest. */
const pages = {
  'src/index.html': '<link rel="stylesheet" href="main.css">\n',
  'src/other.html': '<link rel="stylesheet" href="domain.css">\n',
};

const rewritten = {
  'dist/index.html': { contains: 'href="main-0123456789.css"' },
  'dist/other.html': { contains: 'href="domain.css"' },
};

export const revisions: readonly CatalogueEntry[] = [
  {
    name: 'gulp-rev',
    job: 'revisions',
    summary: {
      en: 'Adds a hash of the contents to file names for cache busting, and writes a manifest.',
      'zh-Hans': '在文件名中加入内容哈希，让浏览器缓存失效，并写出清单文件。',
    },
    searches: {
      en: [
        'fingerprint assets',
        'filename versioning',
        'long-term caching',
        'md5 suffix',
        'static asset revisioning',
      ],
      'zh-Hans': ['文件指纹', '文件名版本号', 'md5 后缀', '静态资源版本', '强缓存更新'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import rev from 'gulp-rev';

export function revise() {
  return pipeline(src('src/**/*.css'), rev(), dest('dist'), rev.manifest(), dest('dist'));
}`,
    trial: {
      project: { file: 'src/{name}.css', good: 'a {\n  color: #ff0000;\n}\n' },
      files: { 'src/main.css': css },
      expect: { 'dist/rev-manifest.json': { contains: '"main.css": "main-' } },
    },
  },
  {
    name: 'gulp-rev-rewrite',
    job: 'revisions',
    summary: {
      en: 'Replaces file names in pages by the hashed names of a manifest.',
      'zh-Hans': '按清单把页面里的文件名替换成带哈希的文件名。',
    },
    searches: {
      en: ['update asset urls', 'hashed links in html', 'replace revved references'],
      'zh-Hans': ['更新 html 引用', '替换资源链接', '引用加版本号'],
    },
    note: {
      en: 'It looks only at the end of an address: shop/js/main.js and other sites can get the hash of js/main.js.',
      'zh-Hans': '它只看地址的结尾：js/main.js 的哈希也会加到 shop/js/main.js 和其他网站的地址上。',
    },
    input: { 'src/rev-manifest.json': '{ "main.css": "main-0123456789.css" }\n' },
    recipe: `import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import revRewrite from 'gulp-rev-rewrite';

export function rewrite() {
  const manifest = readFileSync('src/rev-manifest.json');

  return pipeline(src('src/**/*.html'), revRewrite({ manifest }), dest('dist'));
}`,
    trial: {
      project: { ...linkedPages, gives: 'dist/{name}.html' },
      files: pages,
      expect: rewritten,
    },
  },
  {
    name: 'gulp-rev-all',
    job: 'revisions',
    summary: {
      en: 'Adds hashes to file names for cache busting, and rewrites the references between files.',
      'zh-Hans': '给文件名加上哈希，让浏览器缓存失效，并改写文件之间的引用。',
    },
    searches: {
      en: ['fingerprint css urls', 'hash images and fonts', 'version everything'],
      'zh-Hans': ['全部资源加指纹', 'css 图片加版本号', '连锁哈希'],
    },
    note: {
      en: 'A quoted word that names a script changes too: beside app.js, id="app". Use gulp-rev and gulp-rev-rewrite.',
      'zh-Hans': '引号里与脚本同名的词也会被改。请用 gulp-rev 和 gulp-rev-rewrite。',
    },
    instead: ['gulp-rev', 'gulp-rev-rewrite'],
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import RevAll from 'gulp-rev-all';

export function revise() {
  return pipeline(
    src('src/**', { encoding: false }),
    RevAll.revision({ dontRenameFile: ['.html'] }),
    dest('dist'),
  );
}`,
    trial: {
      project: { file: 'src/{name}.html', good: '<h1>Hello</h1>\n', gives: 'dist/{name}.html' },
      files: {
        'src/index.html': '<link rel="stylesheet" href="main.css">\n<div id="app"></div>\n',
        'src/app.js': "document.getElementById('app').textContent = 'Hello';\n",
        'src/main.css': css,
        'src/a.png': png,
      },
      expect: {
        'dist/main.css': { absent: true },
        'dist/index.html': { contains: '<div id="app">', lacks: 'main.css"' },
      },
      after: 'cmp dist/a.*.png src/a.png',
    },
  },
  {
    name: 'gulp-rev-replace',
    job: 'revisions',
    summary: {
      en: 'Replaces file names in pages by the hashed names of a manifest.',
      'zh-Hans': '按清单把页面里的文件名替换成带哈希的文件名。',
    },
    searches: {
      en: ['usemin revved names', 'rev-replace successor'],
      'zh-Hans': ['usemin revved', '旧版 rev 替换'],
    },
    deprecated: {
      en: 'Its development moved to gulp-rev-rewrite in 2018: use that instead.',
      'zh-Hans': '2018 年起由 gulp-rev-rewrite 接手，请改用它。',
    },
    instead: ['gulp-rev-rewrite'],
    note: {
      en: 'It damages longer names: if main.css has a hash, domain.css becomes domain-0123456789.css.',
      'zh-Hans': '它会改坏更长的文件名：main.css 有哈希名时，domain.css 也被改成带哈希的名字。',
    },
    input: { 'src/rev-manifest.json': '{ "main.css": "main-0123456789.css" }\n' },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import revReplace from 'gulp-rev-replace';

export function rewrite() {
  const manifest = src('src/rev-manifest.json');

  return pipeline(src('src/**/*.html'), revReplace({ manifest }), dest('dist'));
}`,
    trial: {
      project: { ...linkedPages, gives: 'dist/{name}.html' },
      files: pages,
      expect: rewritten,
    },
  },
  {
    name: 'gulp-rev-collector',
    job: 'revisions',
    summary: {
      en: 'Replaces file names in pages by the hashed names of the manifests that it reads with them.',
      'zh-Hans': '读入清单和页面，把页面里的文件名替换成带哈希的文件名。',
    },
    searches: {
      en: ['collect rev manifests', 'several manifests', 'replaceReved'],
      'zh-Hans': ['收集 manifest', '多个清单文件', 'replaceReved'],
    },
    note: {
      en: 'In a srcset, it replaces only the first name. gulp-rev-rewrite replaces all of them.',
      'zh-Hans': '在 srcset 中只替换第一个文件名，gulp-rev-rewrite 会全部替换。',
    },
    instead: ['gulp-rev-rewrite'],
    input: { 'src/rev-manifest.json': '{ "main.css": "main-0123456789.css" }\n' },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import revCollector from 'gulp-rev-collector';

export function rewrite() {
  return pipeline(
    src(['src/rev-manifest.json', 'src/**/*.html']),
    revCollector(),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...linkedPages, gives: 'dist/{name}.html' },
      files: pages,
      expect: rewritten,
    },
  },
];
