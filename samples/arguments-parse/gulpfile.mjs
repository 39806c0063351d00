import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { src, dest } from 'gulp';
import gulpIf from 'gulp-if';
import terser from 'gulp-terser';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    production: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist' },
  },
  strict: false,
});

export async function scripts() {
  await pipeline(src('src/*.js'), gulpIf(values.production, terser()), dest(values.out));
}

scripts.flags = {
  '--production': 'Make the scripts smaller',
  '--out': 'Write to this folder',
};
