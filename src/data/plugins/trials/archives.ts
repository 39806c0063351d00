import { allBytes, tarball } from './bytes';
import type { Trials } from './schema';

export const archives: Trials = {
  'gulp-zip': {
    files: { 'src/bytes.bin': allBytes },
    expect: {
      'dist/site.zip': { unzipsTo: { entry: 'bytes.bin', file: 'src/bytes.bin' } },
    },
  },
  'gulp-gzip': {
    files: { 'src/a.txt': 'Hello '.repeat(200) },
    expect: { 'dist/a.txt.gz': { startsWith: '1f8b', smallerThan: 'src/a.txt' } },
  },
  'gulp-decompress': {
    files: { 'src/a.tar.gz': tarball, 'bytes.bin': allBytes },
    expect: { 'dist/bytes.bin': { sameAs: 'bytes.bin' } },
  },
};
