import type { CatalogueEntry } from '../schema';

export const images: readonly CatalogueEntry[] = [
  {
    name: 'gulp-imagemin',
    job: 'images',
    summary: {
      en: 'Makes PNG, JPEG, GIF and SVG files smaller, with one program for each format.',
      'zh-Hans': '压缩 PNG、JPEG、GIF 与 SVG 文件，每种格式用一个程序。',
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
    name: 'gulp-image-resize',
    job: 'images',
    summary: {
      en: 'Resizes and crops images with GraphicsMagick or ImageMagick.',
      'zh-Hans': '用 GraphicsMagick 或 ImageMagick 缩放与裁剪图片。',
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
