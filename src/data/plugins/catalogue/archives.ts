import type { CatalogueEntry } from '../schema';

export const archives: readonly CatalogueEntry[] = [
  {
    name: 'gulp-zip',
    job: 'archives',
    summary: {
      en: 'Packs files into one ZIP archive.',
      'zh-Hans': '把多个文件打包成一个 ZIP 压缩包。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import zip from 'gulp-zip';

export function pack() {
  return pipeline(src('src/**', { encoding: false }), zip('site.zip'), dest('dist'));
}`,
  },
  {
    name: 'gulp-gzip',
    job: 'archives',
    summary: {
      en: 'Writes gzip copies of files for servers that send them as they are.',
      'zh-Hans': '生成文件的 gzip 副本，供服务器直接发送。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import gzip from 'gulp-gzip';

export function pack() {
  return pipeline(src('src/**', { encoding: false }), gzip(), dest('dist'));
}`,
  },
  {
    name: 'gulp-decompress',
    job: 'archives',
    summary: {
      en: 'Unpacks ZIP, tar, gzip and bzip2 archives.',
      'zh-Hans': '解压 ZIP、tar、gzip 和 bzip2 压缩包。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import decompress from 'gulp-decompress';

export function unpack() {
  return pipeline(src('src/*.tar.gz', { encoding: false }), decompress(), dest('dist'));
}`,
  },
];
