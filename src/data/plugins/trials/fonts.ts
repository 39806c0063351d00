import { font } from './bytes';
import type { Trials } from './schema';

export const fonts: Trials = {
  'gulp-ttf2woff2': {
    project: { file: 'src/{name}.ttf', good: font, bad: 'no font\n', gives: 'dist/{name}.woff2' },
    files: { 'src/a.ttf': font },
    expect: { 'dist/a.woff2': { startsWith: '774f4632' } },
  },
  'gulp-ttf2woff': {
    project: { file: 'src/{name}.ttf', good: font, bad: 'no font\n', gives: 'dist/{name}.woff' },
    files: { 'src/a.ttf': font },
    expect: { 'dist/a.woff': { startsWith: '774f4646' } },
  },
  'gulp-fonter': {
    project: { file: 'src/{name}.ttf', good: font, bad: 'no font\n', gives: 'dist/{name}.woff' },
    files: { 'src/a.ttf': font },
    expect: { 'dist/a.woff': { startsWith: '774f4646' }, 'dist/a.eot': { contains: 'LP' } },
  },
};
