import { png } from '../bytes';
import type { CatalogueEntry } from '../schema';
import { pngFiles } from './sources';

export const images: readonly CatalogueEntry[] = [
  {
    name: 'gulp-imagemin',
    job: 'images',
    summary: {
      en: 'Compresses images, with one program for each format.',
      'zh-Hans': '压缩图片，每种格式各用一个程序。',
    },
    searches: {
      en: ['shrink png', 'optimize jpg', 'tinypng', 'mozjpeg', 'reduce photo size'],
      'zh-Hans': ['png 压缩', 'jpg 压缩', 'tinypng', 'mozjpeg', '图片瘦身'],
    },
    note: {
      en: 'If one of its programs fails to install, npm skips it silently. optipng() drops the frames of an animated PNG.',
      'zh-Hans': '这些程序安装失败时，npm 会略过，不作提示。optipng() 会让 PNG 动图静止。',
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
    trial: {
      project: { ...pngFiles, gives: 'dist/{name}.png' },
      files: { 'src/a.png': png },
      expect: { 'dist/a.png': { startsWith: '89504e470d0a1a0a', smallerThan: 'src/a.png' } },
    },
  },
  {
    name: 'gulp-webp',
    job: 'images',
    summary: { en: 'Converts images to WebP.', 'zh-Hans': '把图片转换成 WebP。' },
    searches: {
      en: ['png to webp', 'jpg to webp', 'cwebp', 'next-gen format'],
      'zh-Hans': ['png 转 webp', 'jpg 转 webp', 'cwebp', '新一代图片格式'],
    },
    note: {
      en: 'Photos lose the orientation that the camera recorded, and their color profile. GIF files are left out.',
      'zh-Hans': '照片会丢失相机记录的方向和色彩配置，GIF 文件会被略过，都没有提示。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import webp from 'gulp-webp';

export function images() {
  return pipeline(src('src/**/*.png', { encoding: false }), webp(), dest('dist'));
}`,
    trial: {
      project: { ...pngFiles, gives: 'dist/{name}.webp' },
      files: { 'src/a.png': png },
      expect: { 'dist/a.webp': { startsWith: '52494646' } },
    },
  },
  {
    name: 'gulp-responsive',
    job: 'images',
    summary: {
      en: 'Makes images of several sizes and formats with sharp.',
      'zh-Hans': '用 sharp 生成多种尺寸和格式的图片。',
    },
    searches: { en: ['retina @2x variants', 'libvips'], 'zh-Hans': ['retina @2x 图片', 'libvips'] },
    note: {
      en: 'Its sharp from 2019 has no build for current Node versions. Set a newer one in overrides, or use sharp itself.',
      'zh-Hans': '它的 sharp（2019 年）不支持现行 Node.js。请用 overrides 换新版，或直接用 sharp。',
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
    trial: {
      project: { ...pngFiles, gives: 'dist/{name}.png' },
      files: { 'src/a.png': png },
      expect: { 'dist/a.png': { startsWith: '89504e470d0a1a0a0000000d4948445200000004' } },
    },
  },
  {
    name: 'gulp-image-resize',
    job: 'images',
    summary: {
      en: 'Resizes and crops images with GraphicsMagick or ImageMagick.',
      'zh-Hans': '用 GraphicsMagick 或 ImageMagick 缩放、裁剪图片。',
    },
    searches: {
      en: ['change image dimensions', 'scale photos', 'square crop', 'smaller width'],
      'zh-Hans': ['调整图片尺寸', '修改图片宽高', '照片缩小', '图片裁切'],
    },
    note: {
      en: 'If src() finds no such file, pipeline() ends with “this.to.destroy is not a function”.',
      'zh-Hans': 'src() 找不到文件时，报 this.to.destroy is not a function。',
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
    trial: {
      project: { ...pngFiles, gives: 'dist/{name}.png' },
      files: { 'src/a.png': png },
      expect: { 'dist/a.png': { startsWith: '89504e470d0a1a0a0000000d494844520000000400000004' } },
    },
  },
  {
    name: 'gulp-avif',
    job: 'images',
    summary: {
      en: 'Converts images to AVIF with sharp.',
      'zh-Hans': '用 sharp 把图片转换成 AVIF。',
    },
    searches: {
      en: ['png to avif', 'jpg to avif', 'av1 pictures'],
      'zh-Hans': ['png 转 avif', 'jpg 转 avif', 'av1 图像'],
    },
    note: {
      en: 'Its sharp from 2022 downloads a program from GitHub. Set a newer one in overrides, or use sharp itself.',
      'zh-Hans': '它的 sharp（2022 年）从 GitHub 下载程序。请用 overrides 换新版，或直接用 sharp。',
    },
    instead: ['sharp'],
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import avif from 'gulp-avif';

export function images() {
  return pipeline(src('src/**/*.png', { encoding: false }), avif(), dest('dist'));
}`,
    trial: {
      project: { ...pngFiles, gives: 'dist/{name}.avif' },
      files: { 'src/a.png': png },
      expect: { 'dist/a.avif': { contains: 'ftypavif' } },
    },
  },
  {
    name: 'gulp-sharp-responsive',
    job: 'images',
    summary: {
      en: 'Makes images of several sizes and formats with sharp.',
      'zh-Hans': '用 sharp 生成多种尺寸和格式的图片。',
    },
    searches: {
      en: ['picture element sources', 'breakpoint widths'],
      'zh-Hans': ['picture 标签图源', '断点宽度图片'],
    },
    note: {
      en: 'Its sharp from 2021 downloads a program from GitHub. Set a newer one in overrides, or use sharp itself.',
      'zh-Hans': '它的 sharp（2021 年）从 GitHub 下载程序。请用 overrides 换新版，或直接用 sharp。',
    },
    instead: ['sharp'],
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import responsive from 'gulp-sharp-responsive';

export function images() {
  return pipeline(
    src('src/**/*.png', { encoding: false }),
    responsive({
      formats: [
        { width: 4, rename: { suffix: '-small' } },
        { width: 4, format: 'webp', rename: { suffix: '-small' } },
      ],
    }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...pngFiles, gives: 'dist/{name}-small.webp' },
      files: { 'src/a.png': png },
      expect: {
        'dist/a-small.png': { startsWith: '89504e470d0a1a0a0000000d494844520000000400000004' },
        'dist/a-small.webp': { startsWith: '52494646' },
      },
    },
  },
  {
    name: 'gulp.spritesmith',
    job: 'images',
    summary: {
      en: 'Joins PNG images into one sprite and writes a style sheet for it.',
      'zh-Hans': '把多张 PNG 图片合并成一张雪碧图，并生成配套的样式表。',
    },
    searches: {
      en: ['spritesheet', 'css sprites', 'icons in one picture', 'background-position'],
      'zh-Hans': ['png 精灵图', 'css sprites', '小图标合并', 'background-position'],
    },
    note: {
      en: 'Images with the same name in two folders get the same class, so only one of them can show.',
      'zh-Hans': '不同目录中的同名图片共用一个类名，只有一张能显示出来。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import spritesmith from 'gulp.spritesmith';

export function icons() {
  return pipeline(
    src('src/**/*.png', { encoding: false }),
    spritesmith({ imgName: 'icons.png', cssName: 'icons.css' }),
    dest('dist'),
  );
}`,
    trial: {
      project: pngFiles,
      files: { 'src/home.png': png, 'src/deep/mail.png': png },
      expect: {
        'dist/icons.png': { startsWith: '89504e470d0a1a0a0000000d494844520000001000000008' },
        'dist/icons.css': {
          contains:
            '.icon-home {\n  background-image: url(icons.png);\n  background-position: 0px 0px;\n  width: 8px;\n  height: 8px;\n}',
        },
      },
      after: 'grep -A2 "^.icon-mail {" dist/icons.css | grep -q -- "-8px 0px"',
    },
  },
];
