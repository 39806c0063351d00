import type { CatalogueEntry } from '../schema';

export const images: readonly CatalogueEntry[] = [
  {
    name: 'gulp-imagemin',
    job: 'images',
    summary: {
      en: 'Compresses images, with one program for each format.',
      'zh-Hans': '压缩图片，每种格式各用一个程序。',
    },
    encoding: true,
    recipe: `import { src, dest } from 'gulp';
import imagemin, { optipng } from 'gulp-imagemin';

export function images() {
  return src('src/*.png', { encoding: false })
    .pipe(imagemin([optipng()]))
    .pipe(dest('dist'));
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
    recipe: `import { src, dest } from 'gulp';
import webp from 'gulp-webp';

export function images() {
  return src('src/*.png', { encoding: false }).pipe(webp()).pipe(dest('dist'));
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
      en: 'Its old sharp fetches a program while it installs; where that is refused, it cannot be used.',
      'zh-Hans': '它依赖旧版的 sharp，安装时要下载一个二进制程序；在不允许下载的环境里无法使用。',
    },
    encoding: true,
    recipe: `import { src, dest } from 'gulp';
import responsive from 'gulp-responsive';

export function images() {
  return src('src/*.png', { encoding: false })
    .pipe(responsive({ '*.png': { width: 4 } }))
    .pipe(dest('dist'));
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
    recipe: `import { src, dest } from 'gulp';
import resize from 'gulp-image-resize';

export function images() {
  return src('src/*.png', { encoding: false })
    .pipe(resize({ width: 4, height: 4, imageMagick: true }))
    .pipe(dest('dist'));
}`,
  },
];
