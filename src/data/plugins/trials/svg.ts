import type { Trials } from './schema';

const files = {
  'src/home.svg':
    '<?xml version="1.0"?>\n<!-- a house -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">\n  <path d="M 2 14 L 2 8 L 8 2 L 14 8 L 14 14 Z"/>\n</svg>\n',
};

export const svg: Trials = {
  'gulp-svgmin': {
    files,
    expect: { 'dist/home.svg': { lacks: 'a house', smallerThan: 'src/home.svg' } },
  },
  'gulp-svgstore': {
    files,
    expect: { 'dist/src.svg': { contains: '<symbol id="home"' } },
  },
  'gulp-svg-sprite': {
    files,
    expect: { 'dist/icons.svg': { contains: '<symbol' } },
  },
};
