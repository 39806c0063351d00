import type { Trials } from './schema';

const files = { 'src/index.html': '<!doctype html>\n<title>Hello</title>\n<body></body>\n' };

export const server: Trials = {
  'browser-sync': {
    files,
    serves: { url: 'http://localhost:3210/', contains: '<title>Hello</title>' },
  },
  'gulp-connect': {
    files,
    serves: { url: 'http://localhost:3211/', contains: '<title>Hello</title>' },
  },
  'gulp-nodemon': {
    files: {
      'src/server.js':
        "require('node:http')\n  .createServer((request, response) => response.end('Hello'))\n  .listen(3212);\n",
    },
    serves: { url: 'http://localhost:3212/', contains: 'Hello' },
  },
  'gulp-livereload': {
    files: { 'src/a.css': 'a { color: navy; }\n' },
    serves: {
      url: 'http://localhost:35729/livereload.js',
      contains: 'LiveReload',
      reloads: { port: 35729, file: 'src/a.css' },
    },
  },
  'gulp-webserver': {
    files,
    serves: {
      url: 'http://localhost:3213/',
      contains: '<title>Hello</title>',
      reloads: { port: 3214, file: 'src/index.html' },
    },
  },
};
