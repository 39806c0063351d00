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
};
