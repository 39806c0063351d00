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
  'gulp-avif': {
    project: { file: 'src/{name}.png', good: png, bad: 'no picture\n', gives: 'dist/{name}.avif' },
    files: { 'src/a.png': png },
    expect: { 'dist/a.avif': { contains: 'ftypavif' } },
  },
  'gulp-sharp-responsive': {
    project: {
      file: 'src/{name}.png',
      good: png,
      bad: 'no picture\n',
      gives: 'dist/{name}-small.webp',
    },
    files: { 'src/a.png': png },
    expect: {
      'dist/a-small.png': { startsWith: '89504e470d0a1a0a0000000d494844520000000400000004' },
      'dist/a-small.webp': { startsWith: '52494646' },
    },
  },
  'gulp.spritesmith': {
    project: { file: 'src/{name}.png', good: png, bad: 'no picture\n' },
    files: { 'src/home.png': png, 'src/deep/mail.png': png },
    expect: {
      'dist/icons.png': { startsWith: '89504e470d0a1a0a0000000d494844520000001000000008' },
      'dist/icons.css': {
        contains:
          '.icon-home {\n  background-image: url(icons.png);\n  background-position: 0px 0px;\n  width: 8px;\n  height: 8px;\n}',
      },
    },
    after: 'grep -A2 "^.icon-mail {" dist/icons.css | grep -q -- "-8px 0px"',
  },
};
