import { allBytes, tarball } from './bytes';
import type { Trials } from './schema';

export const archives: Trials = {
  'gulp-zip': {
    project: { file: 'src/{name}.txt', good: 'Hello\n' },
    files: { 'src/bytes.bin': allBytes },
    expect: {
      'dist/site.zip': { unzipsTo: { entry: 'bytes.bin', file: 'src/bytes.bin' } },
    },
  },
  'gulp-gzip': {
    project: { file: 'src/{name}.txt', good: 'Hello '.repeat(200), gives: 'dist/{name}.txt.gz' },
    files: { 'src/a.txt': 'Hello '.repeat(200), 'src/bytes.bin': allBytes },
    expect: { 'dist/a.txt.gz': { startsWith: '1f8b', smallerThan: 'src/a.txt' } },
    after: 'gunzip -c dist/bytes.bin.gz | cmp - src/bytes.bin',
  },
  'gulp-decompress': {
    project: { file: 'src/{name}.tar.gz', good: tarball, bad: 'no archive\n' },
    files: { 'src/a.tar.gz': tarball, 'src/bytes.bin': allBytes },
    expect: { 'dist/bytes.bin': { sameAs: 'src/bytes.bin' } },
  },
  'gulp-tar': {
    project: { file: 'src/{name}.txt', good: 'Hello\n' },
    files: { 'src/bytes.bin': allBytes, 'src/deep/a.txt': 'Hello\n' },
    expect: { 'dist/site.tar.gz': { startsWith: '1f8b' } },
    after: 'mkdir out && tar xzf dist/site.tar.gz -C out && diff -r src out',
  },
  'gulp-vinyl-zip': {
    project: {
      file: 'src/{name}.txt',
      good: 'Hello\n',
      gives: 'out/{name}.txt',
      passes: 'out/picture.bin',
    },
    files: { 'src/bytes.bin': allBytes, 'src/deep/a.txt': 'Hello\n' },
    expect: { 'dist/site.zip': { startsWith: '504b0304' } },
    after: 'diff -r src out',
  },
};
