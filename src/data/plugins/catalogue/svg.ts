import type { CatalogueEntry } from '../schema';
import { svgFiles } from './sources';

const files = {
  'src/home.svg':
    '<?xml version="1.0"?>\n<!-- a house -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">\n  <path d="M 2 14 L 2 8 L 8 2 L 14 8 L 14 14 Z"/>\n</svg>\n',
};

export const svg: readonly CatalogueEntry[] = [
  {
    name: 'gulp-svgmin',
    job: 'svg',
    summary: { en: 'Minifies SVG files with SVGO.', 'zh-Hans': '用 SVGO 压缩 SVG 文件。' },
    searches: {
      en: [
        'compress svg',
        'optimize vector icons',
        'clean illustrator export',
        'strip svg metadata',
      ],
      'zh-Hans': ['优化 svg', '矢量图压缩', '清理 svg 元数据', 'illustrator 导出'],
    },
    note: {
      en: 'Without these options, it drops a viewBox that equals width and height, and the @keyframes of animations.',
      'zh-Hans': '不加这两个选项，与宽高一致的 viewBox 和动画的 @keyframes 会被删掉。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import svgmin from 'gulp-svgmin';

export function icons() {
  return pipeline(
    src('src/**/*.svg'),
    svgmin({ plugins: [{ removeViewBox: false }, { minifyStyles: false }] }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...svgFiles, gives: 'dist/{name}.svg' },
      files: {
        ...files,
        // With the default options, its id becomes "a", as that of each other icon does.
        'src/sun.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="sunset"><stop stop-color="red"/></linearGradient><path fill="url(#sunset)" d="M0 0h9v9z"/></svg>\n',
        'src/spin.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"><style>path{animation:turn 1s infinite}@keyframes turn{to{transform:rotate(360deg)}}</style><path d="M0 0h4v4z"/></svg>\n',
      },
      expect: {
        'dist/home.svg': { lacks: 'a house', smallerThan: 'src/home.svg' },
        'dist/sun.svg': { contains: 'id="a"' },
        'dist/spin.svg': { contains: '@keyframes' },
      },
    },
  },
  {
    name: 'gulp-svgstore',
    job: 'svg',
    summary: {
      en: 'Joins SVG icons into one file of symbols.',
      'zh-Hans': '把多个 SVG 图标合并成一个 symbol 文件。',
    },
    searches: {
      en: ['svg use href', 'inline icon set', 'svg defs', 'icon system'],
      'zh-Hans': ['svg use 引用', '内联图标集', 'svg defs', '图标系统'],
    },
    note: {
      en: 'The folder names the result: src.svg. Equal ids, as of gradients, clash: set cleanupIDs: false in gulp-svgmin.',
      'zh-Hans': '结果以目录命名，如 src.svg。id 相同会冲突：gulp-svgmin 要设 cleanupIDs: false。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import svgstore from 'gulp-svgstore';

export function icons() {
  return pipeline(src('src/**/*.svg'), svgstore({ inlineSvg: true }), dest('dist'));
}`,
    trial: {
      project: { ...svgFiles, shows: { file: 'dist/src.svg', text: 'id="{name}"' } },
      files,
      expect: { 'dist/src.svg': { contains: '<symbol id="home"' } },
    },
  },
  {
    name: 'gulp-svg-sprite',
    job: 'svg',
    summary: {
      en: 'Makes SVG sprites and a style sheet for them.',
      'zh-Hans': '生成 SVG 雪碧图以及配套的样式表。',
    },
    searches: {
      en: [
        'vector spritesheet',
        'svg background icons',
        'svg stack',
        'gulp-svg-sprites',
        "Cannot destructure property 'message' of 'error'",
      ],
      'zh-Hans': [
        '矢量精灵图',
        'svg 背景图标',
        'svg stack',
        'gulp-svg-sprites',
        "Cannot destructure property 'message' of 'error'",
      ],
    },
    note: {
      en: 'A broken or empty SVG ends with a TypeError that does not name the file.',
      'zh-Hans': 'SVG 有错或为空时报 TypeError，不带文件名。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import svgSprite from 'gulp-svg-sprite';

export function icons() {
  return pipeline(
    src('src/**/*.svg'),
    svgSprite({
      mode: { css: { dest: '.', sprite: 'icons.svg', bust: false, render: { css: true } } },
    }),
    dest('dist'),
  );
}`,
    trial: {
      project: svgFiles,
      files,
      expect: { 'dist/icons.svg': { contains: '<svg' }, 'dist/sprite.css': { contains: 'home' } },
    },
  },
  {
    name: 'gulp-iconfont',
    job: 'svg',
    summary: {
      en: 'Makes an icon font from SVG files, and reports the character of each icon.',
      'zh-Hans': '用 SVG 文件生成图标字体，并给出每个图标对应的字符。',
    },
    searches: {
      en: [
        'svg to ttf',
        'custom fontawesome',
        'glyphs',
        'webfont icons',
        'Missing options.fontName',
        'gulp-iconfont-css',
      ],
      'zh-Hans': [
        'svg 转 ttf',
        '生成图标字体',
        '字形 glyph',
        'webfont 图标',
        'Missing options.fontName',
        'gulp-iconfont-css',
      ],
    },
    note: {
      en: 'It takes the globs instead of src(). A new icon shifts the characters of the icons after it.',
      'zh-Hans': '它直接接收 glob，不需要 src()。新增图标后，排在它后面的图标会换成别的字符。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { dest } from 'gulp';
import iconfont from 'gulp-iconfont';

export function icons() {
  const font = iconfont('src/**/*.svg', {
    fontName: 'icons',
    formats: ['ttf', 'woff', 'woff2'],
  }).on('glyphs', (glyphs) => console.log(glyphs));

  return pipeline(font, dest('dist'));
}`,
    trial: {
      project: svgFiles,
      files: { ...files, 'src/deep/mail.svg': files['src/home.svg'] },
      prints: ["name: 'mail', unicode: [ '\uea01' ]", "name: 'home', unicode: [ '\uea02' ]"],
      expect: {
        'dist/icons.ttf': { startsWith: '00010000', contains: 'mail' },
        'dist/icons.woff': { startsWith: '774f4646' },
        'dist/icons.woff2': { startsWith: '774f4632' },
      },
    },
  },
];
