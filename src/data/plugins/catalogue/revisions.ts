import type { CatalogueEntry } from '../schema';

export const revisions: readonly CatalogueEntry[] = [
  {
    name: 'gulp-rev',
    job: 'revisions',
    summary: {
      en: 'Adds a hash to file names for cache busting, and writes a manifest.',
      'zh-Hans': '在文件名中加入哈希以刷新缓存，并写出清单文件。',
    },
    recipe: `import { src, dest } from 'gulp';
import rev from 'gulp-rev';

export function revise() {
  return src('src/*.css')
    .pipe(rev())
    .pipe(dest('dist'))
    .pipe(rev.manifest())
    .pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-rev-rewrite',
    job: 'revisions',
    summary: {
      en: 'Replaces file names in pages by the hashed names of a manifest.',
      'zh-Hans': '按清单把页面里的文件名替换成带哈希的文件名。',
    },
    recipe: `import { readFileSync } from 'node:fs';
import { src, dest } from 'gulp';
import revRewrite from 'gulp-rev-rewrite';

export function rewrite() {
  const manifest = readFileSync('src/rev-manifest.json');

  return src('src/*.html').pipe(revRewrite({ manifest })).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-rev-all',
    job: 'revisions',
    summary: {
      en: 'Adds hashes to file names for cache busting, and rewrites the references between files.',
      'zh-Hans': '给文件名加上哈希，以刷新缓存，并改写文件之间的引用。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import RevAll from 'gulp-rev-all';

export function revise() {
  return pipeline(
    src('src/**', { encoding: false }),
    RevAll.revision({ dontRenameFile: ['.html'] }),
    dest('dist'),
  );
}`,
  },
];
