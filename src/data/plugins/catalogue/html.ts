import { png } from '../bytes';
import type { CatalogueEntry } from '../schema';

export const html: readonly CatalogueEntry[] = [
  {
    name: 'gulp-htmlmin',
    job: 'html',
    summary: { en: 'Minifies HTML.', 'zh-Hans': '压缩 HTML。' },
    searches: {
      en: [
        'html minifier',
        'compress html',
        'collapse whitespace',
        'remove html comments',
        'strip comments html',
        'uglify html',
      ],
      'zh-Hans': [
        'html 压缩',
        '压缩 html',
        'html 去空格',
        '去除 html 注释',
        '网页瘦身',
        '精简页面',
      ],
    },
    deprecated: {
      en: 'Nobody maintains its html-minifier any more. Use the package html-minifier-terser.',
      'zh-Hans': '它依赖的 html-minifier 已无人维护。请改用 html-minifier-terser。',
    },
    note: {
      en: 'If you want a plugin, gulp-html-minifier-terser is called in the same way.',
      'zh-Hans': '想用插件，gulp-html-minifier-terser 的用法与它相同。',
    },
    instead: ['html-minifier-terser', 'gulp-html-minifier-terser'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import htmlmin from 'gulp-htmlmin';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    htmlmin({ collapseWhitespace: true }),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '<main>\n  <p>Hello</p>\n</main>\n',
        bad: '<main <p></\n',
        gives: 'dist/{name}.html',
      },
      files: { 'src/index.html': '<main>\n  <p>Hello</p>\n</main>\n' },
      expect: { 'dist/index.html': { contains: '<main><p>Hello</p></main>' } },
    },
  },
  {
    name: 'gulp-file-include',
    job: 'html',
    summary: {
      en: 'Puts partial files into pages, with variables and conditions.',
      'zh-Hans': '把片段文件插入页面，支持变量和条件。',
    },
    searches: {
      en: [
        'html partials',
        'shared header footer',
        'reuse html snippets',
        'server side includes',
        '@@include',
        'ssi',
      ],
      'zh-Hans': [
        '公共头部尾部',
        'html 复用',
        '引用公共页面',
        'ssi',
        '文件包含传参',
        '多页面公用 header footer',
      ],
    },
    note: {
      en: 'A name without a value stays in the page as @@name, without a message.',
      'zh-Hans': '没有值的变量会原样留在页面里，如 @@name，不作提示。',
    },
    input: {
      'src/index.html': '<main>@@include(\'../parts/title.html\', { "title": "Hello" })</main>\n',
      'parts/title.html': '<h1>@@title</h1>\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import fileInclude from 'gulp-file-include';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    fileInclude({ prefix: '@@', basepath: '@file' }),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '<h1>Hello</h1>\n',
        bad: "@@include('./missing.html')\n",
        gives: 'dist/{name}.html',
      },
      files: {},
      expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
    },
  },
  {
    name: 'gulp-inject',
    job: 'html',
    summary: {
      en: 'Writes script and link tags into a page, one for each file.',
      'zh-Hans': '在页面中为每个文件写入 script 或 link 标签。',
    },
    searches: {
      en: ['wiredep', 'insert css references', 'index.html assets', 'automatic js includes'],
      'zh-Hans': ['自动插入 js css', 'index.html 资源', 'wiredep', '注入资源'],
    },
    input: {
      'src/index.html':
        '<head>\n<!-- inject:css -->\n<!-- endinject -->\n</head>\n<!-- inject:js -->\n<!-- endinject -->\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import inject from 'gulp-inject';

export function pages() {
  const assets = src('src/*.{js,css}', { read: false });

  return pipeline(
    src('src/index.html'),
    inject(assets, { relative: true }),
    dest('dist'),
  );
}`,
    trial: {
      files: { 'src/main.js': 'var a = 1;\n', 'src/main.css': 'a { color: navy; }\n' },
      expect: { 'dist/index.html': { contains: '<script src="main.js"></script>' } },
    },
  },
  {
    name: 'gulp-useref',
    job: 'html',
    summary: {
      en: 'Joins the scripts and styles that a page names in comment blocks; needs no assets() any more.',
      'zh-Hans': '合并页面注释块里列出的脚本和样式，不再需要 assets()。',
    },
    searches: {
      en: [
        'usemin',
        'concat from html',
        'build:js block',
        'bundle referenced assets',
        'gulp-usemin',
        'useref.assets is not a function',
      ],
      'zh-Hans': [
        'usemin',
        'build:js 注释',
        'html 资源合并',
        'gulp-usemin',
        'useref.assets is not a function',
      ],
    },
    note: {
      en: 'Write /js/all.js. Equal names overwrite, text beside comments is lost. After a missing file, a watch hangs.',
      'zh-Hans':
        '要写 /js/all.js；同名的互相覆盖，注释同一行的内容会丢失。一旦缺文件，watch 就卡住。',
    },
    input: {
      'src/index.html':
        '<!-- build:js all.js -->\n<script src="a.js"></script>\n<script src="b.js"></script>\n<!-- endbuild -->\n',
      'src/a.js': 'var a = 1;\n',
      'src/b.js': 'var b = 2;\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import useref from 'gulp-useref';

export function pages() {
  return pipeline(src('src/**/*.html'), useref(), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '<h1>Hello</h1>\n',
        bad: '<!-- build:js all.js -->\n<script src="missing.js"></script>\n<!-- endbuild -->\n',
        gives: 'dist/{name}.html',
      },
      files: {},
      expect: {
        'dist/index.html': { contains: '<script src="all.js"></script>' },
        'dist/all.js': { contains: 'var b = 2;' },
      },
    },
  },
  {
    name: 'gulp-html-replace',
    job: 'html',
    summary: {
      en: 'Replaces marked blocks of a page with tags for the files that you name.',
      'zh-Hans': '把页面中标记的区块替换成指向指定文件的标签。',
    },
    searches: {
      en: ['swap dev scripts', 'cdn links', 'production urls'],
      'zh-Hans': ['替换成 cdn', '切换生产环境脚本', '替换 html 里的 css 路径'],
    },
    note: {
      en: 'Blocks that the options do not name are lost with their contents. keepUnassigned: true keeps them.',
      'zh-Hans': '选项里没写的区块会连同内容丢失；设 keepUnassigned: true 可保留。',
    },
    input: {
      'src/index.html':
        '<!-- build:js -->\n<script src="a.js"></script>\n<script src="b.js"></script>\n<!-- endbuild -->\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import htmlReplace from 'gulp-html-replace';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    htmlReplace({ js: 'all.min.js' }),
    dest('dist'),
  );
}`,
    trial: {
      project: { file: 'src/{name}.html', good: '<h1>Hello</h1>\n', gives: 'dist/{name}.html' },
      files: {},
      expect: {
        'dist/index.html': { contains: '<script src="all.min.js"></script>', lacks: 'b.js' },
      },
    },
  },
  {
    name: 'gulp-cheerio',
    job: 'html',
    summary: {
      en: 'Changes HTML with a function that finds elements like jQuery.',
      'zh-Hans': '用函数修改 HTML，像 jQuery 那样选取元素。',
    },
    searches: {
      en: ['dom manipulation', 'html parser', 'edit attributes', 'css selectors'],
      'zh-Hans': ['dom 操作', '解析 html 节点', '修改标签属性', 'css 选择器'],
    },
    note: {
      en: 'Letters outside ASCII come out as entities, which look the same in browsers.',
      'zh-Hans': '中文等非 ASCII 字符会写成 HTML 实体，在浏览器里看不出差别。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import cheerio from 'gulp-cheerio';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    cheerio(($) => {
      $('a[href^="http"]').attr('target', '_blank');
    }),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '<p><a href="https://example.com">Hello</a></p>\n',
        gives: 'dist/{name}.html',
      },
      files: {
        'src/index.html':
          '<!doctype html>\n<a href="https://example.com">你 &lt;b&gt;</a> <a href="/about">About</a>\n<script>if (a < b && c) alert("你");</script>\n<?php echo 1 ?>\n',
      },
      expect: {
        'dist/index.html': {
          contains:
            '<!doctype html>\n<a href="https://example.com" target="_blank">&#x4F60; &lt;b&gt;</a> <a href="/about">About</a>\n<script>if (a < b && c) alert("你");</script>\n<?php echo 1 ?>\n',
        },
      },
    },
  },
  {
    name: 'gulp-preprocess',
    job: 'html',
    summary: {
      en: 'Keeps or drops parts of a file by conditions in its comments, and fills in values.',
      'zh-Hans': '按注释里的条件保留或删去文件的片段，并填入变量的值。',
    },
    searches: {
      en: ['conditional compilation', 'ifdef', 'environment-specific code', 'strip dev-only code'],
      'zh-Hans': ['条件编译', 'ifdef', '注入环境变量', '剔除开发代码'],
    },
    note: {
      en: 'A wrong directive ends gulp itself, even in a watch.',
      'zh-Hans': '指令写错会让 gulp 进程直接退出，监听也随之中断。',
    },
    input: {
      'src/index.html':
        '<!-- @if NODE_ENV=="production" -->\n<p>Version <!-- @echo VERSION --></p>\n<!-- @endif -->\n<!-- @if NODE_ENV!="production" -->\n<p>Draft</p>\n<!-- @endif -->\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import preprocess from 'gulp-preprocess';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    preprocess({ context: { NODE_ENV: 'production', VERSION: '1.2.3' } }),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '<p><!-- @echo VERSION --></p>\n',
        bad: '<!-- @include missing.html -->\n',
        gives: 'dist/{name}.html',
      },
      files: {},
      expect: { 'dist/index.html': { contains: '<p>Version 1.2.3</p>', lacks: 'Draft' } },
    },
  },
  {
    name: 'gulp-inline-source',
    job: 'html',
    summary: {
      en: 'Puts the scripts, styles and images that a page marks with inline into the page.',
      'zh-Hans': '把页面中标有 inline 的脚本、样式和图片直接写进页面。',
    },
    searches: {
      en: ['embed css', 'data uri', 'base64 images', 'single-file page'],
      'zh-Hans': ['内联 css', '内联 js', '图片转 base64', 'data uri', '单文件页面'],
    },
    note: {
      en: 'Scripts of type module stay links. Without compress: false, recent CSS and JavaScript syntax fails.',
      'zh-Hans': '模块脚本（type=module）不会内联。不设 compress: false 时，新语法会报错。',
    },
    input: {
      'src/index.html':
        '<link inline rel="stylesheet" href="main.css">\n<script inline src="main.js"></script>\n',
      'src/main.css': 'h1 {\n  color: navy;\n}\n',
      'src/main.js': "console.log('Hello');\n",
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import inlineSource from 'gulp-inline-source';

export function pages() {
  return pipeline(src('src/**/*.html'), inlineSource({ compress: false }), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '<h1>Hello</h1>\n',
        bad: '<script inline src="missing.js"></script>\n',
        gives: 'dist/{name}.html',
      },
      files: {
        'src/shop/cart.html':
          '<link inline rel="stylesheet" href="cart.css">\n<script inline src="cart.js"></script>\n<img inline src="../logo.svg">\n<img inline src="../dot.png">\n<script src="../main.js"></script>\n',
        'src/shop/cart.css':
          '.cart {\n  a { color: navy; }\n}\n@media (width >= 40rem) { p { margin: 0; } }\n',
        'src/shop/cart.js': 'const title = document?.title ?? "$& </script>";\n',
        'src/logo.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>\n',
        'src/dot.png': png,
      },
      expect: {
        'dist/index.html': {
          contains:
            "<style>h1 {\n  color: navy;\n}\n</style>\n<script>console.log('Hello');\n</script>\n",
        },
        'dist/shop/cart.html': {
          contains: [
            '<style>.cart {\n  a { color: navy; }\n}\n@media (width >= 40rem) { p { margin: 0; } }\n</style>',
            '<script>const title = document?.title ?? "$& \\x3C/script>";\n</script>',
            '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
            `<img src="data:image/png;base64,${png.base64}"/>`,
            '<script src="../main.js"></script>\n',
          ].join('\n'),
        },
      },
    },
  },
  {
    name: 'gulp-sitemap',
    job: 'html',
    summary: {
      en: 'Lists the pages of a site in a sitemap.xml for search engines.',
      'zh-Hans': '把网站的页面列成 sitemap.xml，供搜索引擎使用。',
    },
    searches: {
      en: ['seo', 'google index', 'url list'],
      'zh-Hans': ['网站地图', 'seo', '百度收录', '站点地图'],
    },
    note: {
      en: 'Only getLoc encodes addresses. Pages whose name ends in 404 are left out.',
      'zh-Hans': '不设 getLoc，地址就不会编码。文件名以 404 结尾的页面会被略过。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import sitemap from 'gulp-sitemap';

export function siteMap() {
  const getLoc = (site, address) => encodeURI(address).replaceAll('&', '&amp;');

  return pipeline(
    src('src/**/*.html', { read: false }),
    sitemap({ siteUrl: 'https://example.com', getLoc }),
    dest('dist'),
  );
}`,
    trial: {
      project: { file: 'src/{name}.html', good: '<h1>Hello</h1>\n' },
      files: {
        'src/index.html': '<h1>Home</h1>\n',
        'src/shop/index.html': '<h1>Shop</h1>\n',
        'src/shop/cart.html': '<h1>Cart</h1>\n',
        'test/run.cjs': [
          "const assert = require('node:assert');",
          "const { readFileSync } = require('node:fs');",
          "const text = readFileSync('dist/sitemap.xml', 'utf8');",
          'const addresses = Array.from(text.matchAll(/<loc>(.*)<\\/loc>/g), ([, address]) => address);',
          'assert.deepEqual(addresses.sort(), [',
          "  'https://example.com/',",
          "  'https://example.com/a%20&amp;%20b%20%E4%B8%AD.html',",
          "  'https://example.com/shop/',",
          "  'https://example.com/shop/cart.html',",
          ']);',
          'assert.equal(text.match(/<lastmod>20[\\d-]+T/g).length, 4);',
          '',
        ].join('\n'),
      },
      before: "cp src/index.html 'src/a & b 中.html'",
      after: 'node test/run.cjs',
    },
  },
  {
    name: 'gulp-html-minifier-terser',
    job: 'html',
    summary: {
      en: 'Minifies HTML with html-minifier-terser.',
      'zh-Hans': '用 html-minifier-terser 压缩 HTML。',
    },
    searches: {
      en: ['gulp-minify-html', 'maintained html minifier', 'htmlmin successor'],
      'zh-Hans': ['gulp-minify-html', 'htmlmin 替代', '还在维护的 html 压缩'],
    },
    note: {
      en: 'Leave minifyCSS off: it drops the nested rules of style elements, without an error.',
      'zh-Hans': '不要打开 minifyCSS：style 元素里的嵌套规则会丢失，不报错。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import htmlMinifier from 'gulp-html-minifier-terser';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    htmlMinifier({ collapseWhitespace: true, minifyJS: true }),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '<main>\n  <p>Hello</p>\n</main>\n',
        bad: '<main <p></\n',
        gives: 'dist/{name}.html',
      },
      files: {
        'src/index.html':
          '<main>\n  <p>Hello</p>\n</main>\n<script>\n  let name = document?.title;\n</script>\n<style>a { &:hover { color: red; } }</style>\n',
      },
      expect: {
        'dist/index.html': {
          contains:
            '<main><p>Hello</p></main><script>let name=document?.title</script><style>a { &:hover { color: red; } }</style>',
        },
      },
    },
  },
  {
    name: 'gulp-inline-css',
    job: 'html',
    summary: {
      en: 'Copies CSS rules into the style attributes of a page, as emails need it.',
      'zh-Hans': '把 CSS 规则写进元素的 style 属性，用于 HTML 邮件。',
    },
    searches: {
      en: ['html email', 'newsletter styles', 'juice', 'style attributes'],
      'zh-Hans': ['邮件模板样式', 'html 邮件', 'juice', '行内样式'],
    },
    note: {
      en: 'Without removeStyleTags: false, it drops what fits no attribute: @media, @font-face, :hover.',
      'zh-Hans': '不设 removeStyleTags: false，@media、@font-face 和伪类规则会丢失。',
    },
    input: {
      'src/index.html': '<link rel="stylesheet" href="main.css">\n<h1>Hello</h1>\n',
      'src/main.css': 'h1 { color: navy; }\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import inlineCss from 'gulp-inline-css';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    inlineCss({ removeStyleTags: false }),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '<style>h1 { color: navy; }</style>\n<h1>Hello</h1>\n',
        bad: '<link rel="stylesheet" href="missing.css">\n',
        gives: 'dist/{name}.html',
      },
      files: {
        'src/news.html':
          '<style>a { color: red; } a:hover { color: navy; } @media (width > 1px) { a { color: tan; } }</style>\n<a href="/">中&nbsp;{{ name }}</a>\n',
      },
      expect: {
        'dist/index.html': { contains: '<h1 style="color: navy;">Hello</h1>' },
        'dist/news.html': {
          contains:
            '<style>a { color: red; } a:hover { color: navy; } @media (width > 1px) { a { color: tan; } }</style>\n<a href="/" style="color: red;">中&nbsp;{{ name }}</a>\n',
        },
      },
    },
  },
];
