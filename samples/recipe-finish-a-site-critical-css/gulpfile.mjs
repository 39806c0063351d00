import { pipeline } from 'node:stream/promises';
import Beasties from 'beasties';
import { dest, series, src } from 'gulp';

async function styles() {
  await pipeline(src('src/css/**/*.css'), dest('dist/css'));
}

/** Writes the rules that a page uses into the page. */
async function* critical(files) {
  const beasties = new Beasties({ path: 'dist', logLevel: 'warn' });
  for await (const file of files) {
    file.contents = Buffer.from(await beasties.process(String(file.contents)));
    yield file;
  }
}

async function pages() {
  await pipeline(src('src/**/*.html'), critical, dest('dist'));
}

export default series(styles, pages);
