import type { CatalogueEntry } from '../schema';

export const flow: readonly CatalogueEntry[] = [
  {
    name: 'gulp-if',
    job: 'flow',
    summary: {
      en: 'Sends a file through a plugin only when a condition holds.',
      'zh-Hans': '只在条件成立时让文件通过某个插件。',
    },
    encoding: true,
    companions: ['gulp-terser@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import gulpIf from 'gulp-if';
import terser from 'gulp-terser';

export function build() {
  return pipeline(
    src('src/**', { encoding: false }),
    gulpIf('*.js', terser()),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-filter',
    job: 'flow',
    summary: {
      en: 'Lets only the files pass that match a glob; the others can come back later.',
      'zh-Hans': '只让匹配 glob 的文件通过，其余文件之后还能放回流中。',
    },
    encoding: true,
    companions: ['gulp-terser@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import filter from 'gulp-filter';
import terser from 'gulp-terser';

export function build() {
  const scripts = filter('**/*.js', { restore: true });

  return pipeline(
    src('src/**', { encoding: false }),
    scripts,
    terser(),
    scripts.restore,
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-plumber',
    job: 'flow',
    summary: {
      en: 'Keeps a stream alive after a plugin reports an error.',
      'zh-Hans': '插件报错后让流继续运行。',
    },
    piped: {
      en: 'It changes pipe() alone: pipeline() stops at the first error all the same.',
      'zh-Hans': '它只改变 pipe() 的行为；用 pipeline() 时，遇到第一个错误照样会停下。',
    },
    note: {
      en: 'A failed build exits with code 0. For a watch that goes on, pipeline() is enough.',
      'zh-Hans': '构建失败时退出码仍为 0。想让监听不中断，用 pipeline() 就够了。',
    },
    companions: ['gulp-less@5'],
    recipe: `import { src, dest } from 'gulp';
import plumber from 'gulp-plumber';
import less from 'gulp-less';

export function styles() {
  return src('src/**/*.less').pipe(plumber()).pipe(less()).pipe(dest('dist'));
}`,
  },
  {
    name: 'merge-stream',
    job: 'flow',
    summary: {
      en: 'Joins several streams into one that a task can return.',
      'zh-Hans': '把多个流合并成一个，供任务返回。',
    },
    note: {
      en: 'It loses files on gulp 5, and the task ends well. Give src() an array of globs.',
      'zh-Hans': '在 gulp 5 上它会丢文件，任务却照常成功结束。请给 src() 传入 glob 数组。',
    },
    instead: ['src'],
    piped: {
      en: 'It is a fork of streams, not a row: pipeline() cannot stand in for merge().',
      'zh-Hans': '这里是把多个流并在一起，不是前后相接，pipeline() 代替不了 merge()。',
    },
    recipe: `import { src, dest } from 'gulp';
import merge from 'merge-stream';

export function build() {
  return merge(src('src/**/*.html'), src('src/**/*.css')).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-tap',
    job: 'flow',
    summary: {
      en: 'Calls a function of yours with every file that passes.',
      'zh-Hans': '对流经的每个文件调用你的函数。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import tap from 'gulp-tap';

export function build() {
  return pipeline(
    src('src/**/*.txt'),
    tap((file) => console.log('passing', file.relative)),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-debug',
    job: 'flow',
    summary: {
      en: 'Prints the files that pass this point of a stream.',
      'zh-Hans': '打印流经此处的文件。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import debug from 'gulp-debug';

export function build() {
  return pipeline(src('src/**/*.txt'), debug({ title: 'passing' }), dest('dist'));
}`,
  },
  {
    name: 'gulp-size',
    job: 'flow',
    summary: {
      en: 'Prints the size of the files that pass.',
      'zh-Hans': '打印流经文件的大小。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import size from 'gulp-size';

export function build() {
  return pipeline(src('src/**/*.txt'), size({ showFiles: true }), dest('dist'));
}`,
  },
  {
    name: 'through2',
    job: 'flow',
    summary: {
      en: 'Makes a transform of your own from one function.',
      'zh-Hans': '用一个函数写出你自己的转换流。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import through from 'through2';

export function build() {
  const upperCase = through.obj((file, encoding, done) => {
    file.contents = Buffer.from(file.contents.toString().toUpperCase());
    done(null, file);
  });

  return pipeline(src('src/**/*.txt'), upperCase, dest('dist'));
}`,
  },
  {
    name: 'gulp-load-plugins',
    job: 'flow',
    summary: {
      en: 'Loads the gulp plugins that your package.json names, when they are first used.',
      'zh-Hans': '加载 package.json 中列出的 gulp 插件，首次用到时才载入。',
    },
    note: {
      en: 'A plugin that is an ES module only comes out as an object: call its default.',
      'zh-Hans': '只提供 ES 模块的插件，取到的是一个对象，要调用它的 default。',
    },
    companions: ['gulp-rename@2'],
    require: true,
    recipe: `import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';

const require = createRequire(import.meta.url);
const plugins = require('gulp-load-plugins')();

export function build() {
  return pipeline(src('src/**/*.txt'), plugins.rename({ suffix: '.min' }), dest('dist'));
}`,
  },
  {
    name: 'gulp-notify',
    job: 'flow',
    summary: {
      en: 'Sends a message to the desktop when files pass or an error happens.',
      'zh-Hans': '有文件流经或者出错时，发送桌面通知。',
    },
    program: 'notify-send',
    note: {
      en: 'The program is for Linux alone; macOS and Windows need none.',
      'zh-Hans': '只有 Linux 需要这个程序，macOS 和 Windows 不需要。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import notify from 'gulp-notify';

export function build() {
  return pipeline(
    src('src/**/*.txt'),
    notify('<%= file.relative %> is ready'),
    dest('dist'),
  );
}`,
  },
  {
    name: 'run-sequence',
    job: 'flow',
    summary: {
      en: 'Ran tasks in order on gulp 3.',
      'zh-Hans': '在 gulp 3 上按顺序运行任务。',
    },
    note: {
      en: 'It calls functions of gulp 3 that gulp 4 removed. Use series and parallel.',
      'zh-Hans': '它调用的是 gulp 3 的函数，gulp 4 已经移除。请改用 series 与 parallel。',
    },
    instead: ['series', 'parallel'],
    recipe: `import gulp from 'gulp';
import runSequence from 'run-sequence';

gulp.task('copy', () => gulp.src('src/*.txt').pipe(gulp.dest('dist')));

export function build(done) {
  runSequence.use(gulp)('copy', done);
}`,
  },
];
