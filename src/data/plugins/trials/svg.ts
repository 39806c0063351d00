import type { Trials } from './schema';

const files = {
  'src/home.svg':
    '<?xml version="1.0"?>\n<!-- a house -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">\n  <path d="M 2 14 L 2 8 L 8 2 L 14 8 L 14 14 Z"/>\n</svg>\n',
};

export const svg: Trials = {
  'gulp-svgmin': {
    project: {
      file: 'src/{name}.svg',
      good: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 2h9v9z"/></svg>\n',
      bad: '<svg xmlns="http://www.w3.org/2000/svg"><path</svg>\n',
      gives: 'dist/{name}.svg',
    },
    files,
    expect: { 'dist/home.svg': { lacks: 'a house', smallerThan: 'src/home.svg' } },
  },
  'gulp-svgstore': {
    project: {
      file: 'src/{name}.svg',
      good: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 2h9v9z"/></svg>\n',
      bad: '<svg xmlns="http://www.w3.org/2000/svg"><path</svg>\n',
    },
    files,
    expect: { 'dist/src.svg': { contains: '<symbol id="home"' } },
  },
  'gulp-svg-sprite': {
    project: {
      file: 'src/{name}.svg',
      good: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 2h9v9z"/></svg>\n',
      bad: '<svg xmlns="http://www.w3.org/2000/svg"><path</svg>\n',
    },
    files,
    expect: { 'dist/icons.svg': { contains: '<svg' }, 'dist/sprite.css': { contains: 'home' } },
  },
  'gulp-iconfont': {
    project: {
      file: 'src/{name}.svg',
      good: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 2h9v9z"/></svg>\n',
      bad: '<svg xmlns="http://www.w3.org/2000/svg"><path</svg>\n',
    },
    files: { ...files, 'src/deep/mail.svg': files['src/home.svg'] },
    prints: ["name: 'mail', unicode: [ '\uea01' ]", "name: 'home', unicode: [ '\uea02' ]"],
    expect: {
      'dist/icons.ttf': { startsWith: '00010000', contains: 'mail' },
      'dist/icons.woff': { startsWith: '774f4646' },
      'dist/icons.woff2': { startsWith: '774f4632' },
    },
  },
};
