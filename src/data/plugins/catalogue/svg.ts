import type { CatalogueEntry } from '../schema';

export const svg: readonly CatalogueEntry[] = [
  {
    name: 'gulp-svgmin',
    job: 'svg',
    summary: {
      en: 'Minifies SVG files with SVGO.',
      'zh-Hans': '用 SVGO 压缩 SVG 文件。',
    },
    recipe: `import { src, dest } from 'gulp';
import svgmin from 'gulp-svgmin';

export function icons() {
  return src('src/*.svg').pipe(svgmin()).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-svgstore',
    job: 'svg',
    summary: {
      en: 'Joins SVG icons into one file of symbols.',
      'zh-Hans': '把多个 SVG 图标合并成一个 symbol 文件。',
    },
    recipe: `import { src, dest } from 'gulp';
import svgstore from 'gulp-svgstore';

export function icons() {
  return src('src/*.svg').pipe(svgstore({ inlineSvg: true })).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-svg-sprite',
    job: 'svg',
    summary: {
      en: 'Makes SVG sprites, with the style sheet that goes with them.',
      'zh-Hans': '生成 SVG 雪碧图以及配套的样式表。',
    },
    recipe: `import { src, dest } from 'gulp';
import svgSprite from 'gulp-svg-sprite';

export function icons() {
  return src('src/*.svg')
    .pipe(svgSprite({ mode: { symbol: { sprite: '../icons.svg' } } }))
    .pipe(dest('dist'));
}`,
  },
];
