import type { Trials } from './schema';

export const templates: Trials = {
  'gulp-pug': {
    project: {
      file: 'src/{name}.pug',
      good: 'h1= title\n',
      bad: 'h1(\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.pug': 'h1= title\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-nunjucks': {
    project: {
      file: 'src/{name}.njk',
      good: '<h1>{{ title }}</h1>\n',
      bad: '{% if %}\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.njk': '<h1>{{ title }}</h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-ejs': {
    project: {
      file: 'src/{name}.ejs',
      good: '<h1><%= title %></h1>\n',
      bad: '<% if ( %>\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.ejs': '<h1><%= title %></h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-handlebars': {
    project: {
      file: 'src/{name}.hbs',
      good: '<h1>{{title}}</h1>\n',
      bad: '{{#if}\n',
      gives: 'dist/{name}.js',
    },
    files: {},
    expect: { 'dist/card.js': { contains: 'lookupProperty(' } },
  },
  'gulp-template': {
    project: {
      file: 'src/{name}.html',
      good: '<h1><%= title %></h1>\n',
      bad: '<%= missing %>\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.html': '<h1><%= title %></h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-markdown': {
    project: { file: 'src/{name}.md', good: '# Hello\n', gives: 'dist/{name}.html' },
    files: { 'src/index.md': '# Hello\n' },
    expect: { 'dist/index.html': { contains: 'Hello</h1>' } },
  },
  'gulp-nunjucks-render': {
    project: {
      file: 'src/{name}.njk',
      good: '<h1>{{ title }}</h1>\n',
      bad: '{% if %}\n',
      gives: 'dist/{name}.html',
    },
    files: {},
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-data': {
    project: {
      file: 'src/{name}.html',
      good: '<h1><%= title %></h1>\n',
      bad: '<%= missing %>\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.html': '<h1><%= title %></h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>index</h1>' } },
  },
  'gulp-wrap': {
    project: { file: 'src/{name}.html', good: '<h1>Hello</h1>\n', gives: 'dist/{name}.html' },
    files: { 'src/shop/cart.html': '<p>$& <%= x %> ${y} 购物车</p>\n' },
    expect: {
      'dist/about.html': { contains: '<title>about</title>\n<main><p>About us</p>\n</main>' },
      'dist/shop/cart.html': {
        contains: '<title>cart</title>\n<main><p>$& <%= x %> ${y} 购物车</p>\n</main>',
      },
    },
  },
  'gulp-front-matter': {
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
  'gulp-angular-templatecache': {
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
  'gulp-yaml': {
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
  'gulp-wp-pot': {
    project: { file: 'src/{name}.php', good: "<?php _e( 'Hello', 'my-theme' );\n" },
    files: {
      'src/index.php': "<h1><?php _e( 'Hello', 'my-theme' ); ?></h1>\n",
      'src/size.php':
        "<?php\n$label = match ( $size ) {\n\t'l' => __( 'Large', 'my-theme' ),\n\tdefault => __( 'Small', 'my-theme' ),\n};\n",
    },
    expect: { 'languages/my-theme.pot': { contains: 'msgid "Large"' } },
  },
};
