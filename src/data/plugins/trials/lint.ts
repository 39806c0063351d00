import type { Trials } from './schema';

export const lint: Trials = {
  'gulp-eslint-new': {
    files: {
      'src/a.js': 'const answer = 42;\nconsole.log(answer);\n',
      '.eslintrc.json': '{ "root": true, "parserOptions": { "ecmaVersion": 2022 } }\n',
    },
    again: { files: { 'src/a.js': 'var answer = 42;\n' }, exit: 1, prints: ['no-var'] },
  },
  'gulp-eslint': {
    files: { 'src/a.js': 'answer();\n' },
    again: { files: { 'src/a.js': 'var answer = 42;\n' }, exit: 1, prints: ['no-var'] },
  },
  'gulp-jshint': {
    files: { 'src/a.js': 'var answer = 42;\n' },
    again: { files: { 'src/a.js': 'var answer = 42\n' }, exit: 1, prints: ['Missing semicolon'] },
  },
  'gulp-stylelint-esm': {
    files: { 'src/a.css': 'a { color: #fff; }\n' },
    again: {
      files: { 'src/a.css': 'a { color: #ggg; }\n' },
      exit: 1,
      prints: ['color-no-invalid-hex'],
    },
  },
  'gulp-htmlhint': {
    files: { 'src/a.html': '<!DOCTYPE html>\n<html><head><title>Hello</title></head></html>\n' },
    again: {
      files: { 'src/a.html': '<!DOCTYPE html>\n<html><head><title>Hello</title>\n' },
      exit: 1,
      prints: ['HTMLHint failed'],
    },
  },
  'gulp-prettier': {
    files: { 'src/a.js': 'const  a = "text"' },
    expect: { 'dist/a.js': { contains: "const a = 'text';\n" } },
  },
};
