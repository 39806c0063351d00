import type { CatalogueEntry } from '../schema';
import { lodashTemplates, nunjucksPages } from './sources';

export const templates: readonly CatalogueEntry[] = [
  {
    name: 'gulp-pug',
    job: 'templates',
    summary: { en: 'Renders Pug templates to HTML.', 'zh-Hans': '把 Pug 模板渲染成 HTML。' },
    searches: {
      en: ['jade', 'jade to html', 'indented html', 'haml'],
      'zh-Hans': ['jade', 'jade 转 html', '缩进写 html', 'haml'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import pug from 'gulp-pug';

export function pages() {
  return pipeline(src('src/**/*.pug'), pug({ data: { title: 'Hello' } }), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.pug',
        good: 'h1= title\n',
        bad: 'h1(\n',
        gives: 'dist/{name}.html',
      },
      files: { 'src/index.pug': 'h1= title\n' },
      expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
    },
  },
  {
    name: 'gulp-nunjucks',
    job: 'templates',
    summary: {
      en: 'Renders Nunjucks templates, or compiles them for the browser.',
      'zh-Hans': '渲染 Nunjucks 模板，或为浏览器预编译。',
    },
    searches: {
      en: ['jinja2', 'njk', 'twig', 'swig'],
      'zh-Hans': ['jinja2', 'njk 文件', 'twig', 'swig'],
    },
    note: {
      en: 'Its errors name no file and no line; those of gulp-nunjucks-render do.',
      'zh-Hans': '报错不带文件名和行号，gulp-nunjucks-render 的带。',
    },
    instead: ['gulp-nunjucks-render'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import { nunjucksCompile } from 'gulp-nunjucks';

export function pages() {
  return pipeline(src('src/**/*.njk'), nunjucksCompile({ title: 'Hello' }), dest('dist'));
}`,
    trial: {
      project: { ...nunjucksPages, gives: 'dist/{name}.html' },
      files: { 'src/index.njk': '<h1>{{ title }}</h1>\n' },
      expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
    },
  },
  {
    name: 'gulp-ejs',
    job: 'templates',
    summary: { en: 'Renders EJS templates.', 'zh-Hans': '渲染 EJS 模板。' },
    searches: {
      en: ['ejs to html', 'embedded javascript', 'html templating engine', 'ejs partials'],
      'zh-Hans': ['ejs 转 html', '嵌入式 javascript', 'html 模板引擎', 'ejs 公共片段'],
    },
    companions: ['gulp-rename@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import ejs from 'gulp-ejs';
import rename from 'gulp-rename';

export function pages() {
  return pipeline(
    src('src/**/*.ejs'),
    ejs({ title: 'Hello' }),
    rename({ extname: '.html' }),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.ejs',
        good: '<h1><%= title %></h1>\n',
        bad: '<% if ( %>\n',
        gives: 'dist/{name}.html',
      },
      files: { 'src/index.ejs': '<h1><%= title %></h1>\n' },
      expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
    },
  },
  {
    name: 'gulp-handlebars',
    job: 'templates',
    summary: {
      en: 'Precompiles Handlebars templates to JavaScript.',
      'zh-Hans': '把 Handlebars 模板预编译成 JavaScript。',
    },
    searches: {
      en: ['hbs', 'mustache', 'hbs to js', 'client-side templates'],
      'zh-Hans': ['hbs', 'mustache', 'hbs 转 js', '前端模板'],
    },
    note: {
      en: 'The result is an object, not a script: wrap it with gulp-wrap, as in the recipe of gulp-declare.',
      'zh-Hans': '结果只是对象，不能当脚本运行：要像 gulp-declare 的示例那样用 gulp-wrap 包裹。',
    },
    instead: ['gulp-declare', 'gulp-wrap'],
    input: { 'src/card.hbs': '<h1>{{title}}</h1>\n' },
    companions: ['handlebars@4'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import handlebars from 'gulp-handlebars';
import compiler from 'handlebars';

export function templates() {
  return pipeline(
    src('src/**/*.hbs'),
    handlebars({ handlebars: compiler }),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.hbs',
        good: '<h1>{{title}}</h1>\n',
        bad: '{{#if}\n',
        gives: 'dist/{name}.js',
      },
      files: {},
      expect: { 'dist/card.js': { contains: 'lookupProperty(' } },
      maps: {},
    },
  },
  {
    name: 'gulp-template',
    job: 'templates',
    summary: {
      en: 'Fills Lodash templates with your data.',
      'zh-Hans': '用你的数据填充 Lodash 模板。',
    },
    searches: {
      en: [
        'underscore templates',
        'placeholder variables',
        'interpolate values',
        'micro-templating',
      ],
      'zh-Hans': ['underscore 模板', '填写占位符', '模板变量插值'],
    },
    note: {
      en: 'It fills ${name} too, as in an inline script. Set the option interpolate to leave that alone.',
      'zh-Hans': '内联脚本里的 ${name} 也会被填充：设置 interpolate 选项即可避免。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import template from 'gulp-template';

export function pages() {
  return pipeline(src('src/**/*.html'), template({ title: 'Hello' }), dest('dist'));
}`,
    trial: {
      project: { ...lodashTemplates, gives: 'dist/{name}.html' },
      files: { 'src/index.html': '<h1><%= title %></h1>\n' },
      expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
    },
  },
  {
    name: 'gulp-markdown',
    job: 'templates',
    summary: { en: 'Turns Markdown into HTML.', 'zh-Hans': '把 Markdown 转换成 HTML。' },
    searches: {
      en: ['md to html', 'commonmark', 'readme to webpage', 'github flavored'],
      'zh-Hans': ['md 转 html', 'commonmark', '文档转网页'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import markdown from 'gulp-markdown';

export function pages() {
  return pipeline(src('src/**/*.md'), markdown(), dest('dist'));
}`,
    trial: {
      project: { file: 'src/{name}.md', good: '# Hello\n', gives: 'dist/{name}.html' },
      files: { 'src/index.md': '# Hello\n' },
      expect: { 'dist/index.html': { contains: 'Hello</h1>' } },
    },
  },
  {
    name: 'gulp-nunjucks-render',
    job: 'templates',
    summary: {
      en: 'Renders Nunjucks templates, with a folder for partial files and layouts.',
      'zh-Hans': '渲染 Nunjucks 模板，可指定片段和布局所在的目录。',
    },
    searches: {
      en: ['template inheritance', 'extends and blocks', 'shared page layout', 'html macros'],
      'zh-Hans': ['模板继承', 'extends 母版页', '模板宏', 'njk 转 html'],
    },
    input: {
      'src/index.njk': '{% include "title.html" %}\n',
      'src/parts/title.html': '<h1>{{ title }}</h1>\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import nunjucks from 'gulp-nunjucks-render';

export function pages() {
  return pipeline(
    src('src/**/*.njk'),
    nunjucks({ path: ['src/parts'], data: { title: 'Hello' } }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...nunjucksPages, gives: 'dist/{name}.html' },
      files: {},
      expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
    },
  },
  {
    name: 'gulp-data',
    job: 'templates',
    summary: {
      en: 'Adds data to each file for the template plugin after it.',
      'zh-Hans': '给每个文件附上数据，供后面的模板插件使用。',
    },
    searches: {
      en: ['json into templates', 'template context', 'pug locals', 'per-page variables'],
      'zh-Hans': ['json 传入模板', '模板变量', 'pug locals', '页面上下文'],
    },
    companions: ['gulp-template@6'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import data from 'gulp-data';
import template from 'gulp-template';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    data((file) => ({ title: file.stem })),
    template(),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...lodashTemplates, gives: 'dist/{name}.html' },
      files: { 'src/index.html': '<h1><%= title %></h1>\n' },
      expect: { 'dist/index.html': { contains: '<h1>index</h1>' } },
    },
  },
  {
    name: 'gulp-wrap',
    job: 'templates',
    summary: {
      en: 'Puts each file into a layout, a Lodash template that shows its contents.',
      'zh-Hans': '把每个文件的内容套进布局模板（Lodash 模板）。',
    },
    searches: {
      en: ['surround content', 'iife wrapper', 'page skeleton', 'closure around script'],
      'zh-Hans': ['包裹内容', '立即执行函数包裹', '页面外壳', '外层 html'],
    },
    note: {
      en: 'A function given as data runs only for the first file; get what you need from file.',
      'zh-Hans': '把函数作为数据传入时，只对第一个文件调用；请在模板里用 file 取值。',
    },
    input: {
      'layout.html': '<title><%= file.stem %></title>\n<main><%= contents %></main>\n',
      'src/about.html': '<p>About us</p>\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import wrap from 'gulp-wrap';

export function pages() {
  return pipeline(src('src/**/*.html'), wrap({ src: 'layout.html' }), dest('dist'));
}`,
    trial: {
      project: { file: 'src/{name}.html', good: '<h1>Hello</h1>\n', gives: 'dist/{name}.html' },
      files: { 'src/shop/cart.html': '<p>$& <%= x %> ${y} 购物车</p>\n' },
      expect: {
        'dist/about.html': { contains: '<title>about</title>\n<main><p>About us</p>\n</main>' },
        'dist/shop/cart.html': {
          contains: '<title>cart</title>\n<main><p>$& <%= x %> ${y} 购物车</p>\n</main>',
        },
      },
    },
  },
  {
    name: 'gulp-front-matter',
    job: 'templates',
    summary: {
      en: 'Removes front matter, the YAML at the top of a file, and passes it to the template plugin after it.',
      'zh-Hans': '取出每个文件开头的 front matter（YAML），供后面的模板插件使用。',
    },
    searches: {
      en: ['markdown metadata', 'jekyll posts', 'yaml header'],
      'zh-Hans': ['markdown 元数据', 'jekyll 文章', '文章标题和日期'],
    },
    note: {
      en: 'The YAML can contain JavaScript that runs in your build: read only your own files.',
      'zh-Hans': '其中的 YAML 可以带 JavaScript，构建时会执行：只应读取自己的文件。',
    },
    input: { 'src/index.html': '---\ntitle: Hello\n---\n<h1><%= title %></h1>\n' },
    companions: ['gulp-template@6'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import frontMatter from 'gulp-front-matter';
import template from 'gulp-template';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    frontMatter({ property: 'data' }),
    template(),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '---\ntitle: Hello\n---\n<h1><%= title %></h1>\n',
        // Its errors are named YAMLException; the line that they quote shows that one was printed.
        bad: '---\ntitle: error: here\n---\n<h1><%= title %></h1>\n',
        gives: 'dist/{name}.html',
      },
      files: { 'src/about.html': '---\r\ntitle: About\r\n---\r\n<h1><%= title %></h1>\r\n' },
      expect: {
        'dist/index.html': { contains: '<h1>Hello</h1>', lacks: '---' },
        'dist/about.html': { contains: '<h1>About</h1>', lacks: '---' },
      },
    },
  },
  {
    name: 'gulp-angular-templatecache',
    job: 'templates',
    summary: {
      en: 'Joins AngularJS templates into one script that fills $templateCache.',
      'zh-Hans': '把 AngularJS 模板合并成一个脚本，写入 $templateCache。',
    },
    searches: {
      en: ['html2js', 'angular 1 views', 'ng templates'],
      'zh-Hans': ['html2js', 'angular 1 视图', 'ng 模板'],
    },
    deprecated: {
      en: 'In pipeline(), the task never ends. With its option loader, gulp-esbuild imports .html files as text.',
      'zh-Hans': '在 pipeline() 中任务不会结束。请用 gulp-esbuild 的 loader 把 HTML 当作文本导入。',
    },
    instead: ['gulp-esbuild'],
    note: {
      en: 'Without base, the addresses of templates begin with a slash.',
      'zh-Hans': '不设 base 的话，模板地址会以斜杠开头。',
    },
    piped: {
      en: 'Its stream never signals its end, and pipeline() waits for that signal.',
      'zh-Hans': '它的流从不表明自己已经结束，而 pipeline() 会一直等下去。',
    },
    recipe: `import { src, dest } from 'gulp';
import templateCache from 'gulp-angular-templatecache';

export function templates() {
  return src('src/**/*.html')
    .pipe(templateCache({ module: 'app', base: (file) => file.relative }))
    .pipe(dest('dist'));
}`,
    trial: {
      project: { file: 'src/{name}.html', good: '<h1>{{ title }}</h1>\n' },
      files: {
        'src/card.html': '<h1 class="a">it\'s {{ title }} 你好 \\n <%= x %> ${y}</h1>\n',
        'src/shop/card.html': '<b>{{ price }}</b>\n',
        'test/run.cjs': [
          "const assert = require('node:assert');",
          "const { readFileSync } = require('node:fs');",
          'const cache = new Map();',
          'globalThis.angular = {',
          '  module(name) {',
          "    assert.equal(name, 'app');",
          '    return { run: (injected) => injected.at(-1)({ put: (url, text) => cache.set(url, text) }) };',
          '  },',
          '};',
          "require('../dist/templates.js');",
          "assert.deepEqual([...cache.keys()].sort(), ['card.html', 'shop/card.html']);",
          "for (const [url, text] of cache) assert.equal(text, readFileSync(`src/${url}`, 'utf8'));",
          '',
        ].join('\n'),
      },
      after: 'node test/run.cjs',
    },
  },
  {
    name: 'gulp-yaml',
    job: 'templates',
    summary: {
      en: 'Turns YAML files, such as template data, into JSON.',
      'zh-Hans': '把 YAML 文件（例如模板的数据）转换成 JSON。',
    },
    searches: {
      en: ['yml to json', 'js-yaml', 'convert yml', 'yml parser'],
      'zh-Hans': ['yml 转 json', 'js-yaml', '解析 yml'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import yaml from 'gulp-yaml';

export function data() {
  return pipeline(src('src/**/*.{yml,yaml}'), yaml({ space: 2 }), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.yml',
        good: 'title: Hello\n',
        bad: 'title: [\n',
        gives: 'dist/{name}.json',
      },
      files: {
        'src/site.yml':
          'title: 你好\nmenu: &menu\n  - name: Home\n  - name: About # the second\nfooter: *menu\ntext: |\n  two\n  lines\n',
      },
      expect: { 'dist/site.json': { contains: '"title": "你好"' } },
      after:
        "node -e \"const { footer, text } = require('./dist/site.json'); require('assert').deepEqual([footer[1].name, text], ['About', 'two\\nlines\\n'])\"",
    },
  },
  {
    name: 'gulp-wp-pot',
    job: 'templates',
    summary: {
      en: 'Collects the translatable texts of a WordPress theme or plugin in a POT file.',
      'zh-Hans': '收集 WordPress 主题或插件里待翻译的文本，生成 POT 文件。',
    },
    searches: {
      en: ['gettext', 'makepot', 'php i18n strings', 'translation template', 'l10n'],
      'zh-Hans': ['gettext', 'makepot', 'php 国际化', '多语言 po 文件'],
    },
    note: {
      en: 'It silently skips texts in match, finally and conditions. “Error: error” means wrong PHP. Use xgettext.',
      'zh-Hans':
        '静默漏掉 match、finally、条件里的文本；PHP 有错只报 Error: error。请用 xgettext。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import wpPot from 'gulp-wp-pot';

export function translations() {
  return pipeline(
    src('src/**/*.php'),
    wpPot({ domain: 'my-theme', package: 'My theme' }),
    dest('languages/my-theme.pot'),
  );
}`,
    trial: {
      project: { file: 'src/{name}.php', good: "<?php _e( 'Hello', 'my-theme' );\n" },
      files: {
        'src/index.php': "<h1><?php _e( 'Hello', 'my-theme' ); ?></h1>\n",
        'src/size.php':
          "<?php\n$label = match ( $size ) {\n\t'l' => __( 'Large', 'my-theme' ),\n\tdefault => __( 'Small', 'my-theme' ),\n};\n",
      },
      expect: { 'languages/my-theme.pot': { contains: 'msgid "Large"' } },
    },
  },
  {
    name: 'gulp-hb',
    job: 'templates',
    summary: {
      en: 'Renders Handlebars templates, with partials, helpers and data from files.',
      'zh-Hans': '渲染 Handlebars 模板，片段、辅助函数和数据可以来自文件。',
    },
    searches: {
      en: ['hbs to html', 'handlebars partials', 'static handlebars pages'],
      'zh-Hans': ['hbs 转 html', 'handlebars 片段', 'handlebars 静态页面'],
    },
    input: {
      'src/index.html': '<h1>{{title}}</h1>\n{{> footer}}\n',
      'parts/footer.hbs': '<p>Bye</p>\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import hb from 'gulp-hb';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    hb({ partials: 'parts/*.hbs', data: { title: 'Hello' } }),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '<h1>{{title}}</h1>\n',
        bad: '{{#if}\n',
        gives: 'dist/{name}.html',
      },
      files: {},
      expect: { 'dist/index.html': { contains: '<h1>Hello</h1>\n<p>Bye</p>\n' } },
    },
  },
  {
    name: 'gulp-twig',
    job: 'templates',
    summary: {
      en: 'Renders Twig templates, with Twig.js.',
      'zh-Hans': '用 Twig.js 渲染 Twig 模板。',
    },
    searches: {
      en: ['twig to html', 'symfony templates', 'twig extends'],
      'zh-Hans': ['twig 转 html', 'symfony 模板', 'twig 继承'],
    },
    note: {
      en: 'It escapes nothing: use |e. A wrong tag empties the page. It needs useFileContents: true after other plugins.',
      'zh-Hans':
        '它不转义，请加 |e。标签写错，页面就是空的。前面有别的插件时要设 useFileContents: true。',
    },
    input: {
      'src/index.twig':
        '{% extends "../parts/page.twig" %}\n{% block main %}<h1>{{ title|e }}</h1>{% endblock %}\n',
      'parts/page.twig': '<main>{% block main %}{% endblock %}</main>\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import twig from 'gulp-twig';

export function pages() {
  return pipeline(
    src('src/**/*.twig'),
    twig({ data: { title: 'Salt & pepper' } }),
    dest('dist'),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.twig',
        good: '<h1>{{ title }}</h1>\n',
        bad: '{% if %}\n',
        gives: 'dist/{name}.html',
      },
      files: {},
      expect: { 'dist/index.html': { contains: '<main><h1>Salt &amp; pepper</h1></main>' } },
    },
  },
];
