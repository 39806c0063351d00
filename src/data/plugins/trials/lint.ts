import type { Trials } from './schema';

export const lint: Trials = {
  'gulp-eslint-new': {
    project: {
      file: 'src/{name}.js',
      good: 'const answer = 42;\nconsole.log(answer);\n',
      bad: 'const = ;\n',
    },
    files: {
      'src/a.js': 'const answer = 42;\nconsole.log(answer);\n',
    },
    again: { files: { 'src/a.js': 'var answer = 42;\n' }, exit: 1, prints: ['no-var'] },
  },
  'gulp-eslint': {
    project: {
      file: 'src/{name}.js',
      good: 'const answer = 42;\nconsole.log(answer);\n',
      bad: 'const = ;\n',
    },
    files: { 'src/a.js': 'const answer = async () => 42;\nanswer();\n' },
    again: { files: { 'src/a.js': 'var answer = 42;\n' }, exit: 1, prints: ['no-var'] },
  },
  'gulp-jshint': {
    project: { file: 'src/{name}.js', good: 'var answer = 42;\n', bad: 'var = ;\n' },
    files: { 'src/a.js': 'var answer = 42;\n' },
    again: { files: { 'src/a.js': 'var answer = 42\n' }, exit: 1, prints: ['Missing semicolon'] },
  },
  'gulp-stylelint-esm': {
    project: { file: 'src/{name}.css', good: 'a { color: #fff; }\n', bad: 'a { color: #ggg; }\n' },
    files: { 'src/a.css': 'a { color: #fff; }\n' },
    again: {
      files: { 'src/a.css': 'a { color: #ggg; }\n' },
      exit: 1,
      prints: ['color-no-invalid-hex'],
    },
  },
  'gulp-htmlhint': {
    project: {
      file: 'src/{name}.html',
      good: '<!DOCTYPE html>\n<html><head><title>Hello</title></head></html>\n',
      bad: '<!DOCTYPE html>\n<html><head><title>Hello</title>\n',
    },
    files: { 'src/a.html': '<!DOCTYPE html>\n<html><head><title>Hello</title></head></html>\n' },
    again: {
      files: { 'src/a.html': '<!DOCTYPE html>\n<html><head><title>Hello</title>\n' },
      exit: 1,
      prints: ['HTMLHint failed'],
    },
  },
  'gulp-prettier': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
    },
    files: { 'src/a.js': 'const  a = "text"' },
    expect: { 'dist/a.js': { contains: "const a = 'text';\n" } },
  },
  'gulp-stylelint': {
    project: { file: 'src/{name}.css', good: 'a { color: #fff; }\n', bad: 'a { color: #ggg; }\n' },
    files: { 'src/a.css': 'a { color: #fff; }\n' },
    again: {
      files: { 'src/a.css': 'a { color: #ggg; }\n' },
      exit: 1,
      prints: ['color-no-invalid-hex', 'Failed with 1 error'],
    },
  },
  'gulp-jsbeautifier': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
    },
    files: {
      'src/a.js': 'class A{#x=1;get x(){return this.#x??0n}}\n',
      'src/a.css': '@layer base{a{color:red;& b{color:navy}}}\n',
      'src/a.html': '<!doctype html><div><p>text <b>bold</b>text</p><pre>  a\n b</pre></div>\n',
    },
    expect: {
      'dist/a.js': {
        contains: 'class A {\n  #x = 1;\n  get x() {\n    return this.#x ?? 0n\n  }\n}',
      },
      'dist/a.css': {
        contains:
          '@layer base {\n  a {\n    color: red;\n\n    & b {\n      color: navy\n    }\n  }\n}',
      },
      'dist/a.html': {
        contains: '<div>\n  <p>text <b>bold</b>text</p>\n  <pre>  a\n b</pre>\n</div>',
      },
    },
  },
};
