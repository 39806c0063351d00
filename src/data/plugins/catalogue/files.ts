import type { CatalogueEntry } from '../schema';

export const files: readonly CatalogueEntry[] = [
  {
    name: 'gulp-rename',
    job: 'files',
    summary: {
      en: 'Changes file names, extensions and folders.',
      'zh-Hans': '修改文件名、扩展名和所在目录。',
    },
    recipe: `import { src, dest } from 'gulp';
import rename from 'gulp-rename';

export function build() {
  return src('src/*.txt').pipe(rename({ suffix: '.min' })).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-replace',
    job: 'files',
    summary: {
      en: 'Replaces text in files, by string or regular expression.',
      'zh-Hans': '按字符串或正则表达式替换文件中的文本。',
    },
    recipe: `import { src, dest } from 'gulp';
import replace from 'gulp-replace';

export function build() {
  return src('src/*.txt').pipe(replace('@version', '1.2.3')).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-header',
    job: 'files',
    summary: {
      en: 'Puts a banner at the top of every file.',
      'zh-Hans': '在每个文件开头加上横幅注释。',
    },
    recipe: `import { src, dest } from 'gulp';
import header from 'gulp-header';

export function build() {
  return src('src/*.js')
    .pipe(header('/* <%= name %> */', { name: 'my-project' }))
    .pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-flatten',
    job: 'files',
    summary: {
      en: 'Takes files out of their folders, or keeps a part of the path.',
      'zh-Hans': '去掉文件的目录层级，或只保留一部分路径。',
    },
    recipe: `import { src, dest } from 'gulp';
import flatten from 'gulp-flatten';

export function build() {
  return src('src/**/*.txt').pipe(flatten()).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-sourcemaps',
    job: 'files',
    summary: {
      en: 'Writes source maps for plugins that support them; gulp has the same built in.',
      'zh-Hans': '配合支持 source map 的插件，写出 source map；gulp 已内置这一功能。',
    },
    companions: ['gulp-concat@2'],
    recipe: `import { src, dest } from 'gulp';
import sourcemaps from 'gulp-sourcemaps';
import concat from 'gulp-concat';

export function scripts() {
  return src('src/*.js')
    .pipe(sourcemaps.init())
    .pipe(concat('all.js'))
    .pipe(sourcemaps.write('.'))
    .pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-json-editor',
    job: 'files',
    summary: {
      en: 'Changes JSON files with a function or by merging an object.',
      'zh-Hans': '用函数或通过合并对象来修改 JSON 文件。',
    },
    recipe: `import { src, dest } from 'gulp';
import editJson from 'gulp-json-editor';

export function build() {
  return src('src/*.json').pipe(editJson({ private: true })).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-bump',
    job: 'files',
    summary: {
      en: 'Raises the version number in JSON files.',
      'zh-Hans': '提升 JSON 文件里的版本号。',
    },
    recipe: `import { src, dest } from 'gulp';
import bump from 'gulp-bump';

export function release() {
  return src('src/manifest.json').pipe(bump({ type: 'minor' })).pipe(dest('dist'));
}`,
  },
  {
    name: 'del',
    job: 'files',
    summary: {
      en: 'Deletes files and folders by glob; a function, not a stream.',
      'zh-Hans': '按 glob 删除文件和目录；它是函数，不是流。',
    },
    note: {
      en: 'Version 8 asks for Node 18 or later.',
      'zh-Hans': '第 8 版要求 Node.js 18 及以上版本。',
    },
    recipe: `import { deleteAsync } from 'del';

export function clean() {
  return deleteAsync(['dist/**', '!dist/keep.txt']);
}`,
  },
  {
    name: 'gulp-clean',
    job: 'files',
    summary: {
      en: 'Deletes the files that pass.',
      'zh-Hans': '删除流经的文件。',
    },
    deprecated: {
      en: 'Use del instead.',
      'zh-Hans': '请改用 del。',
    },
    recipe: `import { src } from 'gulp';
import clean from 'gulp-clean';

export function cleanUp() {
  return src('dist', { read: false, allowEmpty: true }).pipe(clean());
}`,
  },
  {
    name: 'gulp-util',
    job: 'files',
    summary: {
      en: 'The old box of helpers for plugins; replaced by small packages.',
      'zh-Hans': '早期的插件工具箱；已由多个小包取代。',
    },
    deprecated: {
      en: 'Use fancy-log, plugin-error, through2 and vinyl instead.',
      'zh-Hans': '请改用 fancy-log、plugin-error、through2 与 vinyl。',
    },
    recipe: `import { src, dest } from 'gulp';
import util from 'gulp-util';

export function build() {
  util.log('copying');

  return src('src/*.txt').pipe(util.noop()).pipe(dest('dist'));
}`,
  },
];
