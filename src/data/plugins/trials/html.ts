import { png } from './bytes';
import type { Trials } from './schema';

export const html: Trials = {
  'gulp-htmlmin': {
    project: {
      file: 'src/{name}.html',
      good: '<main>\n  <p>Hello</p>\n</main>\n',
      bad: '<main <p></\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.html': '<main>\n  <p>Hello</p>\n</main>\n' },
    expect: { 'dist/index.html': { contains: '<main><p>Hello</p></main>' } },
  },
  'gulp-file-include': {
    project: {
      file: 'src/{name}.html',
      good: '<h1>Hello</h1>\n',
      bad: "@@include('./missing.html')\n",
      gives: 'dist/{name}.html',
    },
    files: {},
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-inject': {
    files: { 'src/main.js': 'var a = 1;\n', 'src/main.css': 'a { color: navy; }\n' },
    expect: { 'dist/index.html': { contains: '<script src="main.js"></script>' } },
  },
  'gulp-useref': {
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
  'gulp-html-replace': {
    project: { file: 'src/{name}.html', good: '<h1>Hello</h1>\n', gives: 'dist/{name}.html' },
    files: {},
    expect: {
      'dist/index.html': { contains: '<script src="all.min.js"></script>', lacks: 'b.js' },
    },
  },
  'gulp-cheerio': {
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
  'gulp-preprocess': {
    project: {
      file: 'src/{name}.html',
      good: '<p><!-- @echo VERSION --></p>\n',
      bad: '<!-- @include missing.html -->\n',
      gives: 'dist/{name}.html',
    },
    files: {},
    expect: { 'dist/index.html': { contains: '<p>Version 1.2.3</p>', lacks: 'Draft' } },
  },
  'gulp-inline-source': {
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
  'gulp-sitemap': {
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
};
