import { png } from './bytes';
import type { Trials } from './schema';

export const images: Trials = {
  'gulp-imagemin': {
    project: { file: 'src/{name}.png', good: png, bad: 'no picture\n', gives: 'dist/{name}.png' },
    files: { 'src/a.png': png },
    expect: { 'dist/a.png': { startsWith: '89504e470d0a1a0a', smallerThan: 'src/a.png' } },
  },
  'gulp-webp': {
    project: { file: 'src/{name}.png', good: png, bad: 'no picture\n', gives: 'dist/{name}.webp' },
    files: { 'src/a.png': png },
    expect: { 'dist/a.webp': { startsWith: '52494646' } },
  },
  'gulp-responsive': {
    project: { file: 'src/{name}.png', good: png, bad: 'no picture\n', gives: 'dist/{name}.png' },
    files: { 'src/a.png': png },
    expect: { 'dist/a.png': { startsWith: '89504e470d0a1a0a0000000d4948445200000004' } },
  },
  'gulp-image-resize': {
    project: { file: 'src/{name}.png', good: png, bad: 'no picture\n', gives: 'dist/{name}.png' },
    files: { 'src/a.png': png },
    expect: { 'dist/a.png': { startsWith: '89504e470d0a1a0a0000000d494844520000000400000004' } },
  },
};
