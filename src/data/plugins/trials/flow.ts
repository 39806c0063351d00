import { png } from './bytes';
import type { Trials } from './schema';

const js = 'var answer  =  42;\n';
const css = 'a {\n  color: #ff0000;\n}\n';
const text = { 'src/a.txt': 'Hello\n' };

export const flow: Trials = {
  'gulp-if': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
      passes: 'dist/picture.bin',
    },
    files: { 'src/a.js': js, 'src/a.png': png },
    expect: { 'dist/a.js': { contains: 'answer=42' }, 'dist/a.png': { sameAs: 'src/a.png' } },
  },
  'gulp-filter': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
      passes: 'dist/picture.bin',
    },
    files: { 'src/a.js': js, 'src/a.png': png },
    expect: { 'dist/a.js': { contains: 'answer=42' }, 'dist/a.png': { sameAs: 'src/a.png' } },
  },
  'gulp-plumber': {
    project: {
      file: 'src/{name}.less',
      good: 'b { color: navy; }\n',
      bad: 'a { color: @missing; }\n',
      gives: 'dist/{name}.css',
    },
    files: { 'src/a.less': 'a { color: @missing; }\n', 'src/b.less': 'b { c { color: navy; } }\n' },
    prints: ['@missing is undefined'],
    expect: { 'dist/b.css': { contains: 'b c' } },
  },
  'merge-stream': {
    project: { file: 'src/{name}.html', good: 'Hello\n', gives: 'dist/{name}.html' },
    files: { 'src/index.html': '<h1>Hello</h1>\n', 'src/a.css': css },
    expect: {
      'dist/index.html': { sameAs: 'src/index.html' },
      'dist/a.css': { sameAs: 'src/a.css' },
    },
  },
  'gulp-tap': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: text,
    prints: ['passing a.txt'],
    expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
  },
  'gulp-debug': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: text,
    prints: ['passing src/a.txt', '1 item'],
    expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
  },
  'gulp-size': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: text,
    prints: ['a.txt 6 B'],
    expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
  },
  through2: {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: text,
    expect: { 'dist/a.txt': { contains: 'HELLO' } },
  },
  'gulp-load-plugins': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.min.txt' },
    files: text,
    expect: { 'dist/a.min.txt': { sameAs: 'src/a.txt' } },
  },
  'run-sequence': { files: text, expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } } },
  'gulp-exec': {
    project: { file: 'src/{name}.js', good: "console.log('Hello');\n", bad: 'missing();\n' },
    files: { 'src/a.js': "console.log('first');\n", 'src/deep/b.js': "console.log('second');\n" },
    prints: ['first', 'second'],
    again: {
      files: { 'src/a.js': 'missing();\n' },
      exit: 1,
      prints: ['ReferenceError: missing is not defined'],
    },
  },
  lazypipe: {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.min.js',
    },
    files: { 'src/a.js': js },
    expect: { 'dist/a.min.js': { contains: 'answer=42' } },
  },
  'plugin-error': {
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
  'fancy-log': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: text,
    prints: ['] The texts are in dist\n['],
    expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
  },
  'gulp-notify': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: text,
    prints: ['a.txt is ready'],
    expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
  },
};
