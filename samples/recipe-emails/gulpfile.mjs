import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';
import juice from 'juice';
import nunjucks from 'nunjucks';

const pictures = 'https://example.com/email';

/** Fills the template, and copies each CSS rule into the style attributes that it applies to. */
async function* render(files) {
  const loader = new nunjucks.FileSystemLoader('templates');
  const templates = new nunjucks.Environment(loader, { throwOnUndefined: true });
  const extraCss = await readFile('email.css', 'utf8');
  for await (const file of files) {
    try {
      const html = templates.renderString(file.contents.toString(), { pictures });
      file.contents = Buffer.from(juice(html, { extraCss }));
      file.extname = '.html';
    } catch (error) {
      throw new Error(`${file.relative}: ${error.message}`, { cause: error });
    }
    yield file;
  }
}

export async function emails() {
  await pipeline(src('emails/**/*.njk'), render, dest('dist'));
}

export default emails;
