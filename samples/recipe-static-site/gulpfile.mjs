import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import browserSync from 'browser-sync';
import { dest, series, src, watch } from 'gulp';
import rev from 'gulp-rev';
import matter from 'gray-matter';
import { marked } from 'marked';
import nunjucks from 'nunjucks';

const server = browserSync.create();

async function clean() {
  await rm('dist', { recursive: true, force: true });
  await rm('build', { recursive: true, force: true });
}

/** Files that keep their names. */
async function files() {
  await pipeline(src('static/**/*', { encoding: false }), dest('dist'));
}

/** Puts a hash into the names of assets, and lists the names in a manifest. */
async function assets() {
  await pipeline(
    src('assets/**/*', { encoding: false }),
    rev(),
    dest('dist/assets'),
    rev.manifest(),
    dest('build'),
  );
}

function readPage(file) {
  // gray-matter would run front matter that begins with ---js.
  const options = { engines: { javascript: undefined } };
  const { data, content } = matter(file.contents.toString(), options);
  if (!data.title) {
    throw new Error('The front matter has no title.');
  }
  if (data.date && !(data.date instanceof Date)) {
    throw new Error('The date must look like 2026-02-03, without quotes.');
  }
  const html = marked.parse(content);
  file.extname = '.html';
  return { file, data, html, url: `/${file.relative.replaceAll('\\', '/')}` };
}

/** Turns Markdown files into pages. Reads all of them first, because a list names other pages. */
async function* render(files) {
  const templates = await loadTemplates();
  const pages = [];
  for await (const file of files) {
    try {
      pages.push(readPage(file));
    } catch (error) {
      throw new Error(`${file.relative}: ${error.message}`, { cause: error });
    }
  }
  const posts = pages
    .filter(({ data }) => data.date)
    .sort((one, other) => other.data.date - one.data.date);
  for (const page of pages) {
    const html = templates.render(page.data.template ?? 'page.njk', { page, posts });
    page.file.contents = Buffer.from(html);
    yield page.file;
  }
}

async function loadTemplates() {
  const manifest = JSON.parse(await readFile('build/rev-manifest.json', 'utf8'));
  const loader = new nunjucks.FileSystemLoader('templates');
  const templates = new nunjucks.Environment(loader, { throwOnUndefined: true });
  templates.addFilter('asset', (name) => {
    if (manifest[name] === undefined) {
      throw new Error(`assets/${name} does not exist.`);
    }
    return `/assets/${manifest[name]}`;
  });
  return templates;
}

async function pages() {
  await pipeline(src('content/**/*.md'), render, dest('dist'));
}

export const build = series(clean, files, assets, pages);

function serve(done) {
  server.init({ server: 'dist', listen: 'localhost', open: false, ui: false }, done);
}

async function reload() {
  server.reload();
}

function watchFiles() {
  const inputs = ['assets', 'content', 'static', 'templates'];
  watch(inputs, { ignoreInitial: false }, series(build, reload));
}

export const dev = series(serve, watchFiles);

export default build;
