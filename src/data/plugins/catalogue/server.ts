import type { CatalogueEntry } from '../schema';

const files = { 'src/index.html': '<!doctype html>\n<title>Hello</title>\n<body></body>\n' };

export const server: readonly CatalogueEntry[] = [
  {
    name: 'browser-sync',
    job: 'server',
    summary: {
      en: 'Serves a folder and reloads every open browser after a change.',
      'zh-Hans': '启动本地服务器，文件变化后刷新所有打开的浏览器。',
    },
    searches: {
      en: [
        'livereload server',
        'dev server',
        'css injection',
        'phone preview',
        'multi-device testing',
      ],
      'zh-Hans': ['自动刷新页面', '开发服务器', '多设备同步', '手机预览', '热更新'],
    },
    note: {
      en: 'As the last step of pipeline(), browser.stream() hangs after 16 files: write browser.stream().resume().',
      'zh-Hans': 'browser.stream() 放在 pipeline() 末尾，超过 16 个文件就卡住：要加 .resume()。',
    },
    recipe: `import { watch } from 'gulp';
import { create } from 'browser-sync';

const browser = create();

export function serve() {
  browser.init({ server: 'src', port: 3210, open: false, ui: false });
  watch('src/*.html', function reload(done) {
    browser.reload();
    done();
  });
}`,
    trial: {
      files,
      serves: { url: 'http://localhost:3210/', contains: '<title>Hello</title>' },
    },
  },
  {
    name: 'gulp-connect',
    job: 'server',
    summary: {
      en: 'Serves a folder over HTTP.',
      'zh-Hans': '启动本地 HTTP 服务器，提供某个目录里的文件。',
    },
    searches: {
      en: ['static server', 'localhost', 'preview website'],
      'zh-Hans': ['静态服务器', 'localhost', 'web 服务', '预览网站'],
    },
    recipe: `import connect from 'gulp-connect';

export function serve() {
  connect.server({ root: 'src', port: 3211, livereload: false });
}`,
    trial: {
      files,
      serves: { url: 'http://localhost:3211/', contains: '<title>Hello</title>' },
    },
  },
  {
    name: 'gulp-nodemon',
    job: 'server',
    summary: {
      en: 'Restarts your Node program after a change.',
      'zh-Hans': '文件变化后重新启动你的 Node.js 程序。',
    },
    searches: {
      en: ['restart express', 'server restart', 'supervisor'],
      'zh-Hans': ['重启 express', '服务端自动重启', 'supervisor'],
    },
    deprecated: {
      en: 'It comes with its own nodemon 2 and gulp 4. You can run the program nodemon without a plugin.',
      'zh-Hans': '它自带 nodemon 2 和 gulp 4。直接用 nodemon 即可，不需要插件。',
    },
    instead: ['nodemon'],
    recipe: `import nodemon from 'gulp-nodemon';

export function serve(done) {
  nodemon({ script: 'src/server.js', ext: 'js', done });
}`,
    trial: {
      files: {
        'src/server.js':
          "require('node:http')\n  .createServer((request, response) => response.end('Hello'))\n  .listen(3212);\n",
      },
      serves: { url: 'http://localhost:3212/', contains: 'Hello' },
    },
  },
  {
    name: 'gulp-livereload',
    job: 'server',
    summary: {
      en: 'Tells open pages to load a file again after it changed.',
      'zh-Hans': '文件变化后，通知已打开的页面重新加载。',
    },
    searches: {
      en: ['livereload chrome extension', 'tiny-lr', 'refresh php pages'],
      'zh-Hans': ['livereload chrome 扩展', 'tiny-lr', '刷新 php 页面'],
    },
    note: {
      en: 'It serves no pages. Load http://localhost:35729/livereload.js in each of yours.',
      'zh-Hans': '它不提供页面。请在你的每个页面里加载 http://localhost:35729/livereload.js。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest, watch } from 'gulp';
import livereload from 'gulp-livereload';

function styles() {
  return pipeline(src('src/**/*.css'), dest('dist'), livereload());
}

export function serve() {
  livereload.listen();
  watch('src/**/*.css', styles);
}`,
    trial: {
      files: { 'src/a.css': 'a { color: navy; }\n' },
      serves: {
        url: 'http://localhost:35729/livereload.js',
        contains: 'LiveReload',
        reloads: { port: 35729, file: 'src/a.css' },
      },
    },
  },
  {
    name: 'gulp-webserver',
    job: 'server',
    summary: {
      en: 'Serves a folder over HTTP and reloads open pages after a change.',
      'zh-Hans': '启动本地 HTTP 服务器，文件变化后刷新已打开的页面。',
    },
    searches: {
      en: ['directory listing server', 'html5 fallback'],
      'zh-Hans': ['目录列表服务', 'html5 fallback'],
    },
    deprecated: {
      en: 'It dates from 2015. Use browser-sync, or gulp-connect if you only serve files.',
      'zh-Hans': '它发布于 2015 年。请改用 browser-sync；只需要服务器时用 gulp-connect。',
    },
    instead: ['browser-sync', 'gulp-connect'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import webserver from 'gulp-webserver';

export function serve() {
  return pipeline(
    src('src'),
    webserver({ port: 3213, livereload: { enable: true, port: 3214 } }),
  );
}`,
    trial: {
      files,
      serves: {
        url: 'http://localhost:3213/',
        contains: '<title>Hello</title>',
        reloads: { port: 3214, file: 'src/index.html' },
      },
    },
  },
];
