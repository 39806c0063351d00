import { png } from '../bytes';
import type { CatalogueEntry } from '../schema';
import { htmlPages, scriptFiles, textFiles } from './sources';

const js = 'var answer  =  42;\n';

const css = 'a {\n  color: #ff0000;\n}\n';

const text = { 'src/a.txt': 'Hello\n' };

export const flow: readonly CatalogueEntry[] = [
  {
    name: 'gulp-if',
    job: 'flow',
    summary: {
      en: 'Sends a file through a plugin only when a condition holds.',
      'zh-Hans': '只在条件成立时让文件通过某个插件。',
    },
    searches: {
      en: ['if else branch', 'by file type', 'ternary in pipe'],
      'zh-Hans': ['if else 分支', '按文件类型处理', '判断文件后缀'],
    },
    note: {
      en: 'The glob *.js matches in all folders; *.woff2, *.{js,css} and main.js only at the top: begin those with **/.',
      'zh-Hans': '*.{js,css} 和 main.js 只匹配最上层，前面要加 **/；只有一个纯字母扩展名的不必加。',
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
    trial: {
      project: { ...scriptFiles, gives: 'dist/{name}.js', passes: 'dist/picture.bin' },
      files: { 'src/a.js': js, 'src/a.png': png },
      expect: { 'dist/a.js': { contains: 'answer=42' }, 'dist/a.png': { sameAs: 'src/a.png' } },
      maps: {},
    },
  },
  {
    name: 'gulp-filter',
    job: 'flow',
    summary: {
      en: 'Lets only files that match a glob pass; the others can come back later.',
      'zh-Hans': '只让匹配 glob 的文件通过，其余文件之后还能放回流中。',
    },
    searches: {
      en: ['subset of files', 'temporarily exclude', 'restore filtered files'],
      'zh-Hans': ['过滤文件', '筛选文件', '只处理部分文件', '临时排除'],
    },
    note: {
      en: 'Negated globs alone let nothing pass: write ** first. Globs with a slash begin at the project: src/lib/*.js.',
      'zh-Hans':
        '只写否定 glob 会全部拦下：先写一个 **。带斜杠的 glob 从项目目录算起，如 src/lib/*.js。',
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
    trial: {
      project: { ...scriptFiles, gives: 'dist/{name}.js', passes: 'dist/picture.bin' },
      files: { 'src/a.js': js, 'src/a.png': png },
      expect: { 'dist/a.js': { contains: 'answer=42' }, 'dist/a.png': { sameAs: 'src/a.png' } },
      maps: {},
    },
  },
  {
    name: 'gulp-plumber',
    job: 'flow',
    summary: {
      en: 'Keeps a stream alive after a plugin reports an error.',
      'zh-Hans': '插件报错后让流继续运行。',
    },
    searches: {
      en: ['unpipe patch', 'continue despite failure', 'swallow exceptions'],
      'zh-Hans': ['unpipe 补丁', '忽略错误', '防止崩溃'],
    },
    piped: {
      en: 'It changes only pipe(): pipeline() still stops at the first error.',
      'zh-Hans': '它只改变 pipe() 的行为；用 pipeline() 时，遇到第一个错误照样会停下。',
    },
    note: {
      en: 'After an error, the task succeeds or never ends. For a watch that goes on, pipeline() is enough.',
      'zh-Hans': '出错之后，任务照样成功，或者不结束。想让监听不中断，用 pipeline() 就够了。',
    },
    companions: ['gulp-less@5'],
    recipe: `import { src, dest } from 'gulp';
import plumber from 'gulp-plumber';
import less from 'gulp-less';

export function styles() {
  return src('src/**/*.less').pipe(plumber()).pipe(less()).pipe(dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.less',
        good: 'b { color: navy; }\n',
        bad: 'a { color: @missing; }\n',
        gives: 'dist/{name}.css',
      },
      files: {
        'src/a.less': 'a { color: @missing; }\n',
        'src/b.less': 'b { c { color: navy; } }\n',
      },
      prints: ['@missing is undefined'],
      expect: { 'dist/b.css': { contains: 'b c' } },
    },
  },
  {
    name: 'merge-stream',
    job: 'flow',
    summary: {
      en: 'Joins several streams into one that a task can return.',
      'zh-Hans': '把多个流合并成一个，供任务返回。',
    },
    searches: {
      en: ['event-stream', 'es.merge', 'combine pipes'],
      'zh-Hans': ['event-stream', 'es.merge', '汇合管道'],
    },
    note: {
      en: 'It loses files on gulp 5, without an error. Pass src() an array, or use ordered-read-streams.',
      'zh-Hans': '在 gulp 5 上会丢文件，也不报错。请给 src() 传入数组，或用 ordered-read-streams。',
    },
    instead: ['src', 'ordered-read-streams'],
    piped: {
      en: 'It joins parallel streams, not a chain: pipeline() cannot replace merge().',
      'zh-Hans': '这里是把多个流并在一起，不是前后相接，pipeline() 代替不了 merge()。',
    },
    recipe: `import { src, dest } from 'gulp';
import merge from 'merge-stream';

export function build() {
  return merge(src('src/**/*.html'), src('src/**/*.css')).pipe(dest('dist'));
}`,
    trial: {
      project: { ...htmlPages, gives: 'dist/{name}.html' },
      files: { 'src/index.html': '<h1>Hello</h1>\n', 'src/a.css': css },
      expect: {
        'dist/index.html': { sameAs: 'src/index.html' },
        'dist/a.css': { sameAs: 'src/a.css' },
      },
    },
  },
  {
    name: 'gulp-tap',
    job: 'flow',
    summary: {
      en: 'Calls your function with every file that passes through it.',
      'zh-Hans': '对流经的每个文件调用你的函数。',
    },
    searches: {
      en: ['foreach file', 'loop over contents', 'side effect'],
      'zh-Hans': ['遍历文件', '逐个处理文件', '查看文件内容'],
    },
    note: {
      en: 'It does not wait for an async function: the file passes unchanged. Use through2 for that.',
      'zh-Hans': '它不等待异步函数，文件未改就流走了。需要异步时请用 through2。',
    },
    instead: ['through2'],
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
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: text,
      prints: ['passing a.txt'],
      expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
    },
  },
  {
    name: 'gulp-debug',
    job: 'flow',
    summary: {
      en: 'Prints the files that pass this point of a stream.',
      'zh-Hans': '打印流经此处的文件。',
    },
    searches: {
      en: [
        'debug stream',
        'log filenames',
        'inspect pipeline',
        'which files matched',
        'troubleshoot globs',
      ],
      'zh-Hans': ['调试管道', '匹配了哪些文件', '文件日志', '排查 glob'],
    },
    note: {
      en: 'As the last step of pipeline(), it hangs after 16 files: put it before dest(), or add .resume().',
      'zh-Hans': '放在 pipeline() 末尾，超过 16 个文件就卡住：要放在 dest() 之前，或加 .resume()。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import debug from 'gulp-debug';

export function build() {
  return pipeline(src('src/**/*.txt'), debug({ title: 'passing' }), dest('dist'));
}`,
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: text,
      prints: ['passing src/a.txt', '1 item'],
      expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
    },
  },
  {
    name: 'gulp-size',
    job: 'flow',
    summary: {
      en: 'Prints the size of the files that pass through it.',
      'zh-Hans': '打印流经文件的大小。',
    },
    searches: {
      en: ['bundle weight', 'gzipped weight', 'kilobytes report'],
      'zh-Hans': ['打包体积', 'gzip 后体积', '多少 kb', '体积统计'],
    },
    note: {
      en: 'As the last step of pipeline(), it hangs after 16 files: put it before dest(), or add .resume().',
      'zh-Hans': '放在 pipeline() 末尾，超过 16 个文件就卡住：要放在 dest() 之前，或加 .resume()。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import size from 'gulp-size';

export function build() {
  return pipeline(src('src/**/*.txt'), size({ showFiles: true }), dest('dist'));
}`,
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: text,
      prints: ['a.txt 6 B'],
      expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
    },
  },
  {
    name: 'through2',
    job: 'flow',
    summary: {
      en: 'Turns one function into your own transform.',
      'zh-Hans': '用一个函数写出你自己的转换流。',
    },
    searches: {
      en: ['through.obj', 'object mode stream', 'inline plugin'],
      'zh-Hans': ['through.obj', '对象模式', '自定义处理步骤'],
    },
    note: {
      en: 'Since version 5, an async function gets no callback: it returns the file. Others that throw end gulp itself.',
      'zh-Hans': '从第 5 版起，异步函数没有回调，要返回文件。普通函数抛出错误会让 gulp 退出。',
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
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: text,
      expect: { 'dist/a.txt': { contains: 'HELLO' } },
    },
  },
  {
    name: 'gulp-load-plugins',
    job: 'flow',
    summary: {
      en: 'Loads the gulp plugins that your package.json names, when they are first used.',
      'zh-Hans': '加载 package.json 中列出的 gulp 插件，首次用到时才载入。',
    },
    searches: {
      en: ['auto require', 'lazy load', 'automatic imports', 'dollar object'],
      'zh-Hans': ['自动 require', '懒加载', '按需加载', '省去手写导入'],
    },
    note: {
      en: 'A plugin that is only an ES module comes out as an object: call its default. Import gulp-imagemin yourself.',
      'zh-Hans':
        '只提供 ES 模块的插件，取到的是对象，要调用它的 default。gulp-imagemin 请自行导入。',
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
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.min.txt' },
      files: text,
      expect: { 'dist/a.min.txt': { sameAs: 'src/a.txt' } },
    },
  },
  {
    name: 'gulp-notify',
    job: 'flow',
    summary: {
      en: 'Shows a desktop notification when files pass or an error occurs.',
      'zh-Hans': '有文件流经或者出错时，发送桌面通知。',
    },
    searches: {
      en: ['toast', 'popup', 'growl', 'node-notifier', 'build finished alert'],
      'zh-Hans': ['弹窗提醒', '气泡提示', 'node-notifier', 'growl', '构建完成提示'],
    },
    program: 'notify-send',
    note: {
      en: 'It notifies for each file, with onLast: true once. Only Linux needs the program.',
      'zh-Hans': '每个文件各通知一次，设 onLast: true 只通知一次。只有 Linux 需要这个程序。',
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
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: text,
      prints: ['a.txt is ready'],
      expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
    },
  },
  {
    name: 'gulp-exec',
    job: 'flow',
    summary: {
      en: 'Runs a shell command for each file and prints its output.',
      'zh-Hans': '对每个文件运行一条 shell 命令，并打印它的输出。',
    },
    searches: {
      en: ['external cli tool', 'ffmpeg each file', 'stdout as contents'],
      'zh-Hans': ['外部程序', 'ffmpeg 逐个转换', 'stdout 作为内容'],
    },
    note: {
      en: "A file name such as $(x).js runs x as a command. With pipeStdout, only encoding: 'latin1' keeps all bytes.",
      'zh-Hans':
        '文件名会经 shell 解释，其中的命令会被运行。pipeStdout 须配 latin1 编码，否则损坏字节。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import exec from 'gulp-exec';

export function run() {
  return pipeline(
    src('src/**/*.js'),
    exec((file) => \`node "\${file.path}"\`),
    exec.reporter().resume(),
  );
}`,
    trial: {
      project: { file: 'src/{name}.js', good: "console.log('Hello');\n", bad: 'missing();\n' },
      files: { 'src/a.js': "console.log('first');\n", 'src/deep/b.js': "console.log('second');\n" },
      prints: ['first', 'second'],
      again: {
        files: { 'src/a.js': 'missing();\n' },
        exit: 1,
        prints: ['ReferenceError: missing is not defined'],
      },
    },
  },
  {
    name: 'lazypipe',
    job: 'flow',
    summary: {
      en: 'Stores a chain of plugins that several tasks can use.',
      'zh-Hans': '把一串插件保存下来，供多个任务使用。',
    },
    searches: {
      en: ['reusable pipe chain', 'compose transforms'],
      'zh-Hans': ['复用插件链', '组合处理步骤'],
    },
    deprecated: {
      en: 'Its streams predate pipeline(). A function that returns an array of steps does the same.',
      'zh-Hans': '它写成时还没有 pipeline()。写个返回步骤数组的函数，效果相同。',
    },
    note: {
      en: 'Spread that array between src() and dest() in pipeline(), as in ...minify().',
      'zh-Hans': '在 pipeline() 中，用 ...minify() 把数组展开在 src() 与 dest() 之间。',
    },
    piped: {
      en: 'In pipeline(), it ends before all files have passed: Premature close.',
      'zh-Hans': '放进 pipeline() 里，不等文件全部通过，它就结束：Premature close。',
    },
    companions: ['gulp-terser@2', 'gulp-rename@2'],
    recipe: `import { src, dest } from 'gulp';
import lazypipe from 'lazypipe';
import rename from 'gulp-rename';
import terser from 'gulp-terser';

const minify = lazypipe().pipe(terser).pipe(rename, { suffix: '.min' });

export function scripts() {
  return src('src/**/*.js').pipe(minify()).pipe(dest('dist'));
}`,
    trial: {
      project: { ...scriptFiles, gives: 'dist/{name}.min.js' },
      files: { 'src/a.js': js },
      expect: { 'dist/a.min.js': { contains: 'answer=42' } },
      maps: {},
    },
  },
  {
    name: 'plugin-error',
    job: 'flow',
    summary: {
      en: 'Creates an error that gulp prints with the name of your plugin.',
      'zh-Hans': '生成错误对象，gulp 打印时会带上你的插件名。',
    },
    searches: {
      en: ['gutil.pluginerror', 'error class', 'throw in transform'],
      'zh-Hans': ['gutil.pluginerror', '错误类', '插件里抛出'],
    },
    note: {
      en: 'It appears without a stack trace. showStack: true adds one, but hides a text message: pass an Error.',
      'zh-Hans':
        '打印时不附调用栈。showStack: true 会附上，但文本消息不再显示：请传入 Error 对象。',
    },
    recipe: `import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import PluginError from 'plugin-error';

const noTabs = () =>
  new Transform({
    objectMode: true,
    transform(file, encoding, done) {
      const isBad = file.contents.includes('\\t');
      done(isBad ? new PluginError('no-tabs', \`\${file.relative} has a tab\`) : null, file);
    },
  });

export function build() {
  return pipeline(src('src/**/*.txt'), noTabs(), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.txt',
        good: 'Hello\n',
        bad: 'Hello\tthere\n',
        gives: 'dist/{name}.txt',
      },
      files: text,
      expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
      again: {
        files: { 'src/b.txt': 'Hello\tthere\n' },
        exit: 1,
        prints: ['Error in plugin "no-tabs"\nMessage:\n    b.txt has a tab\n'],
      },
    },
  },
  {
    name: 'fancy-log',
    job: 'flow',
    summary: {
      en: 'Prints a message with the time in front, like the messages of gulp.',
      'zh-Hans': '打印一条消息，像 gulp 自己的输出那样在前面加上时间。',
    },
    searches: {
      en: ['gutil.log', 'timestamp logger', 'console.log in task'],
      'zh-Hans': ['gutil.log', '时间戳日志', 'console.log'],
    },
    note: {
      en: 'It prints even with gulp --silent.',
      'zh-Hans': '用 gulp --silent 运行时，它也照样打印。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import log from 'fancy-log';

export async function build() {
  await pipeline(src('src/**/*.txt'), dest('dist'));
  log('The texts are in', 'dist');
}`,
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: text,
      prints: ['] The texts are in dist\n['],
      expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
    },
  },
  {
    name: 'run-sequence',
    job: 'flow',
    summary: { en: 'Ran tasks in order on gulp 3.', 'zh-Hans': '在 gulp 3 上按顺序运行任务。' },
    searches: {
      en: ['gulp3 sequential tasks', 'orchestrator sequence'],
      'zh-Hans': ['gulp3 依次执行', 'orchestrator'],
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
    trial: { files: text, expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } } },
  },
];
