import type { CatalogueEntry } from '../schema';

export const images: readonly CatalogueEntry[] = [
  {
    name: 'gulp-imagemin',
    job: 'images',
    summary: {
      en: 'Compresses images, with one program for each format.',
      'zh-Hans': '压缩图片，每种格式各用一个程序。',
    },
    note: {
      en: 'Programs are optional packages: npm leaves out what fails to install, and says nothing.',
      'zh-Hans': '这些程序是可选依赖：安装失败时 npm 会直接略过，不作提示。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import imagemin, { optipng } from 'gulp-imagemin';

export function images() {
  return pipeline(
    src('src/**/*.png', { encoding: false }),
    imagemin([optipng()]),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-webp',
    job: 'images',
    summary: {
      en: 'Converts images to WebP.',
      'zh-Hans': '把图片转换成 WebP。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import webp from 'gulp-webp';

export function images() {
  return pipeline(src('src/**/*.png', { encoding: false }), webp(), dest('dist'));
}`,
  },
  {
    name: 'gulp-responsive',
    job: 'images',
    summary: {
      en: 'Makes images of several sizes and formats with sharp.',
      'zh-Hans': '用 sharp 生成多种尺寸和格式的图片。',
    },
    note: {
      en: 'Its sharp of 2019 has no program for the Node of today. Use sharp itself.',
      'zh-Hans': '它依赖 2019 年的 sharp，没有适用于现在 Node.js 的程序。请直接使用 sharp。',
    },
    instead: ['sharp'],
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import responsive from 'gulp-responsive';

export function images() {
  return pipeline(
    src('src/**/*.png', { encoding: false }),
    responsive({ '*.png': { width: 4 } }),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-image-resize',
    job: 'images',
    summary: {
      en: 'Resizes and crops images with GraphicsMagick or ImageMagick.',
      'zh-Hans': '用 GraphicsMagick 或 ImageMagick 缩放、裁剪图片。',
    },
    encoding: true,
    program: 'ImageMagick',
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import resize from 'gulp-image-resize';

export function images() {
  return pipeline(
    src('src/**/*.png', { encoding: false }),
    resize({ width: 4, height: 4, imageMagick: true }),
    dest('dist'),
  );
}`,
  },
];
