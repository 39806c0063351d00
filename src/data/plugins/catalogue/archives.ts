import { allBytes, tarball } from '../bytes';
import type { CatalogueEntry } from '../schema';
import { textFiles } from './sources';

/** An archive that ends too early. */
const cutTarball = { base64: tarball.base64.slice(0, 200) };

export const archives: readonly CatalogueEntry[] = [
  {
    name: 'gulp-zip',
    job: 'archives',
    summary: {
      en: 'Packs files into one ZIP archive.',
      'zh-Hans': '把多个文件打包成一个 ZIP 压缩包。',
    },
    searches: {
      en: ['zip the release', 'compress folder', 'compressed download'],
      'zh-Hans': ['打发布包', '压缩目录', '打 zip 包下载'],
    },
    note: {
      en: 'With resolveSymlinks: false in src(), links are missing from the archive, without a message.',
      'zh-Hans': 'src() 设了 resolveSymlinks: false 时，压缩包里没有链接，也没有提示。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import zip from 'gulp-zip';

export function pack() {
  return pipeline(src('src/**', { encoding: false }), zip('site.zip'), dest('dist'));
}`,
    trial: {
      project: textFiles,
      files: { 'src/bytes.bin': allBytes },
      expect: { 'dist/site.zip': { unzipsTo: { entry: 'bytes.bin', file: 'src/bytes.bin' } } },
    },
  },
  {
    name: 'gulp-gzip',
    job: 'archives',
    summary: {
      en: 'Writes gzip copies of files for servers that send these copies.',
      'zh-Hans': '生成文件的 gzip 副本，供服务器直接发送。',
    },
    searches: {
      en: [
        'precompressed assets',
        'gz files',
        'nginx gzip_static',
        'content-encoding',
        'http compression',
      ],
      'zh-Hans': [
        '预压缩静态资源',
        'gz 文件',
        'nginx gzip_static',
        'http 压缩',
        'content-encoding',
      ],
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import gzip from 'gulp-gzip';

export function pack() {
  return pipeline(src('src/**', { encoding: false }), gzip(), dest('dist'));
}`,
    trial: {
      project: { file: 'src/{name}.txt', good: 'Hello '.repeat(200), gives: 'dist/{name}.txt.gz' },
      files: { 'src/a.txt': 'Hello '.repeat(200), 'src/bytes.bin': allBytes },
      expect: { 'dist/a.txt.gz': { startsWith: '1f8b', smallerThan: 'src/a.txt' } },
      after: 'gunzip -c dist/bytes.bin.gz | cmp - src/bytes.bin',
    },
  },
  {
    name: 'gulp-decompress',
    job: 'archives',
    summary: {
      en: 'Unpacks ZIP and tar archives, also .tar.gz and .tar.bz2.',
      'zh-Hans': '解压 ZIP 和 tar 压缩包，包括 tar.gz 与 tar.bz2。',
    },
    searches: {
      en: ['unzip', 'extract archive', 'untar', 'expand tgz'],
      'zh-Hans': ['unzip', '解包 tgz', 'untar', '提取压缩包内容'],
    },
    note: {
      en: 'It drops .tar.xz and plain .bz2 files without an error. From a tar archive, ../a.js is written outside dist().',
      'zh-Hans': 'tar.xz 和单个 bz2 文件会被丢弃，不报错。tar 里的 ../a.js 会写到 dist() 之外。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import decompress from 'gulp-decompress';

export function unpack() {
  return pipeline(src('src/*.tar.gz', { encoding: false }), decompress(), dest('dist'));
}`,
    trial: {
      project: { file: 'src/{name}.tar.gz', good: tarball, bad: cutTarball },
      files: { 'src/a.tar.gz': tarball, 'src/bytes.bin': allBytes },
      expect: { 'dist/bytes.bin': { sameAs: 'src/bytes.bin' } },
    },
  },
  {
    name: 'gulp-tar',
    job: 'archives',
    summary: {
      en: 'Packs files into one tar archive; with gulp-gzip, into a .tar.gz.',
      'zh-Hans': '把多个文件打包成一个 tar 归档，配合 gulp-gzip 可得到 tar.gz 文件。',
    },
    searches: {
      en: ['tarball', 'create tgz', 'tar gz compression'],
      'zh-Hans': ['tarball', '生成 tgz'],
    },
    encoding: true,
    companions: ['gulp-gzip@1'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import tar from 'gulp-tar';
import gzip from 'gulp-gzip';

export function pack() {
  return pipeline(
    src('src/**', { encoding: false }),
    tar('site.tar'),
    gzip(),
    dest('dist'),
  );
}`,
    trial: {
      project: textFiles,
      files: { 'src/bytes.bin': allBytes, 'src/deep/a.txt': 'Hello\n' },
      expect: { 'dist/site.tar.gz': { startsWith: '1f8b' } },
      after: 'mkdir out && tar xzf dist/site.tar.gz -C out && diff -r src out',
    },
  },
  {
    name: 'gulp-vinyl-zip',
    job: 'archives',
    summary: {
      en: 'Packs files into a ZIP archive, and unpacks one.',
      'zh-Hans': '把文件打包成 ZIP 压缩包，也能解压。',
    },
    searches: {
      en: ['zip as source', 'edit inside zip', 'read zip entries'],
      'zh-Hans': ['zip 作为来源', '读取 zip 内文件', '修改 zip 内容'],
    },
    deprecated: {
      en: 'Use its successor @vscode/gulp-vinyl-zip, which has newer dependencies.',
      'zh-Hans': '请改用后继的 @vscode/gulp-vinyl-zip，依赖比较新。',
    },
    instead: ['@vscode/gulp-vinyl-zip'],
    note: {
      en: 'Within pipeline(), zip.dest() ends before the ZIP is written: use zip.zip() and dest().',
      'zh-Hans': 'pipeline() 里的 zip.dest() 不等写完就结束，请用 zip.zip() 加 dest()。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest, series } from 'gulp';
import zip from 'gulp-vinyl-zip';

export function pack() {
  return pipeline(src('src/**', { encoding: false }), zip.zip('site.zip'), dest('dist'));
}

export function unpack() {
  return pipeline(zip.src('dist/site.zip'), dest('out'));
}

export const build = series(pack, unpack);`,
    trial: {
      project: { ...textFiles, gives: 'out/{name}.txt', passes: 'out/picture.bin' },
      files: { 'src/bytes.bin': allBytes, 'src/deep/a.txt': 'Hello\n' },
      expect: { 'dist/site.zip': { startsWith: '504b0304' } },
      after: 'diff -r src out',
    },
  },
];
