import type { CatalogueEntry } from '../schema';
import { textFiles } from './sources';

const texts = { 'src/a.txt': 'a\n', 'src/b.txt': 'b\n' };

export const incremental: readonly CatalogueEntry[] = [
  {
    name: 'gulp-changed',
    job: 'incremental',
    summary: {
      en: 'Passes only files that changed after the file of the same name in the output folder.',
      'zh-Hans': '只放行比输出目录中的同名文件改动得晚的源文件。',
    },
    searches: {
      en: [
        'modified files only',
        'skip unmodified',
        'mtime comparison',
        'up to date check',
        'options.hasChanged is not a function',
      ],
      'zh-Hans': [
        '只处理修改过的',
        '跳过未修改文件',
        'mtime 对比',
        '只编译改动',
        'options.hasChanged is not a function',
      ],
    },
    note: {
      en: "For .less, set extension: '.css', or all files pass. It sees no changed import. compareContents is an export.",
      'zh-Hans':
        '扩展名会变时要设 extension，否则全部放行。看不出导入变了。compareContents 是具名导出。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import changed from 'gulp-changed';

export function build() {
  return pipeline(src('src/**/*.txt'), changed('dist'), dest('dist'));
}`,
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: { ...texts, 'dist/a.txt': 'the result is newer than its source\n' },
      expect: {
        'dist/a.txt': { contains: 'newer than its source' },
        'dist/b.txt': { sameAs: 'src/b.txt' },
      },
    },
  },
  {
    name: 'gulp-newer',
    job: 'incremental',
    summary: {
      en: 'Passes only files that are newer than their result: one file for each, or one for all.',
      'zh-Hans': '只放行比输出文件新的源文件，多个源文件合成一个输出文件时也适用。',
    },
    searches: {
      en: ['make-style rebuild', 'stale target', 'many-to-one timestamps', 'outdated output'],
      'zh-Hans': ['类似 make', '目标已过期', '按时间戳判断'],
    },
    note: {
      en: "For .less to .css, pass { dest, ext: '.css' }, or all files pass. A deleted source stays in the result.",
      'zh-Hans': '扩展名会变时要设 dest 和 ext，否则全部放行。删掉的源文件仍留在结果里。',
    },
    companions: ['gulp-concat@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import newer from 'gulp-newer';
import concat from 'gulp-concat';

export function build() {
  return pipeline(
    src('src/**/*.txt'),
    newer('dist/all.txt'),
    concat('all.txt'),
    dest('dist'),
  );
}`,
    trial: {
      project: textFiles,
      files: texts,
      expect: { 'dist/all.txt': { contains: 'a\n\nb\n' } },
    },
  },
  {
    name: 'gulp-cached',
    job: 'incremental',
    summary: {
      en: 'Keeps file contents in memory and drops files that did not change.',
      'zh-Hans': '在内存中记住文件内容，丢弃没有变化的文件。',
    },
    searches: {
      en: ['checksum compare', 'skip identical content', 'lint edited files'],
      'zh-Hans': ['checksum 比较', '跳过相同内容', '只 lint 改动文件'],
    },
    note: {
      en: 'After a failed build, it can skip files that were never written, until they change.',
      'zh-Hans': '构建出错之后，还没写出的文件可能一直被跳过，直到再次改动。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest, series } from 'gulp';
import cached from 'gulp-cached';

function copy() {
  return pipeline(src('src/**/*.txt'), cached('texts'), dest('dist'));
}

export const build = series(copy, copy);`,
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: texts,
      expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
    },
  },
  {
    name: 'gulp-remember',
    job: 'incremental',
    summary: {
      en: 'Puts files that an earlier step dropped back into the stream.',
      'zh-Hans': '把前面步骤丢弃的文件重新放回流中。',
    },
    searches: {
      en: ['restore cached files', 'rebuild full bundle', 'bring unchanged ones back'],
      'zh-Hans': ['恢复已缓存文件', '局部更新完整合并', '补回未改动文件'],
    },
    note: {
      en: "A deleted file stays until remember.forget('texts', fullPath). Delete cached.caches.texts[fullPath] too.",
      'zh-Hans': "删文件后 remember.forget('texts', 全路径)，并删 cached.caches.texts 项。",
    },
    companions: ['gulp-cached@1', 'gulp-concat@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest, series } from 'gulp';
import cached from 'gulp-cached';
import remember from 'gulp-remember';
import concat from 'gulp-concat';

function join() {
  return pipeline(
    src('src/**/*.txt'),
    cached('texts'),
    remember('texts'),
    concat('all.txt'),
    dest('dist'),
  );
}

export const build = series(join, join);`,
    trial: {
      project: textFiles,
      files: texts,
      expect: { 'dist/all.txt': { contains: 'a\n\nb\n' } },
    },
  },
  {
    name: 'gulp-cache',
    job: 'incremental',
    summary: {
      en: 'Keeps the results of a slow plugin on disk for the next run.',
      'zh-Hans': '把耗时插件的结果缓存到磁盘，供下次运行使用。',
    },
    searches: {
      en: [
        'cache images',
        'persistent cache',
        'speed up imagemin',
        'memoize',
        'avoid repeated compression',
      ],
      'zh-Hans': ['缓存图片', '持久化缓存', '加速 imagemin', '避免重复压缩图片'],
    },
    note: {
      en: 'Without a name, another cache() gets this result. A changed import or option gives the old one.',
      'zh-Hans': '不设 name，别处的 cache() 会拿到这里的结果。导入的文件或选项变了，仍给旧结果。',
    },
    companions: ['gulp-less@5'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import cache from 'gulp-cache';
import less from 'gulp-less';

export function styles() {
  return pipeline(src('src/**/*.less'), cache(less(), { name: 'less' }), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.less',
        good: 'a {\n  color: #ff0000;\n}\n',
        bad: 'a { color: red',
        gives: 'dist/{name}.css',
      },
      files: { 'src/a.less': '@ink: navy;\na { color: @ink; }\n' },
      env: { TMPDIR: '$PROJECT' },
      expect: { 'dist/a.css': { contains: 'color: navy' } },
      again: { files: {} },
    },
  },
  {
    name: 'gulp-watch',
    job: 'incremental',
    summary: {
      en: 'Watches files and puts each one that changes into a stream.',
      'zh-Hans': '监听文件，把每个改动过的文件送入流中。',
    },
    searches: {
      en: ['chokidar stream', 'endless source'],
      'zh-Hans': ['chokidar 流', '持续输入源'],
    },
    deprecated: {
      en: "It dates from 2018, and the first error ends it. Use gulp's watch(), which goes on.",
      'zh-Hans': '它发布于 2018 年，一出错就停止监听。请改用 gulp 的 watch()，出错后会继续。',
    },
    instead: ['watch'],
    companions: ['gulp-connect@5'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { dest } from 'gulp';
import connect from 'gulp-connect';
import watch from 'gulp-watch';

export function serve() {
  connect.server({ root: 'dist', port: 3213, livereload: false });

  return pipeline(watch('src/**/*.html'), dest('dist'));
}`,
    trial: {
      files: { 'src/index.html': '<h1>Before</h1>\n' },
      // It outlives this command in a session of its own, and changes the page until its copy is there.
      before:
        'setsid sh -c \'for i in $(seq 30); do sleep 1; test -e dist/index.html && break; echo "<h1>After</h1>" > src/index.html; done\' > /dev/null 2>&1 & sleep 1',
      serves: { url: 'http://localhost:3213/', contains: '<h1>After</h1>' },
    },
  },
];
