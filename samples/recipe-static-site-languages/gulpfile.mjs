import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';
import nunjucks from 'nunjucks';

const languages = ['en', 'de'];

/** Makes a page of each template in each language, in a folder named after the language. */
async function* translate(files) {
  const loader = new nunjucks.FileSystemLoader('templates');
  const templates = new nunjucks.Environment(loader, { throwOnUndefined: true });
  for await (const file of files) {
    const template = file.contents.toString();
    file.extname = '.html';
    const page = file.relative.replaceAll('\\', '/');
    for (const language of languages) {
      try {
        const texts = JSON.parse(await readFile(`texts/${language}.json`, 'utf8'));
        const html = templates.renderString(template, { language, languages, page, texts });
        const translated = file.clone({ contents: false });
        translated.path = `${file.base}/${language}/${page}`;
        translated.contents = Buffer.from(html);
        yield translated;
      } catch (error) {
        throw new Error(`${page} in ${language}: ${error.message}`, { cause: error });
      }
    }
  }
}

export async function pages() {
  await pipeline(src('pages/**/*.njk'), translate, dest('dist'));
}

export default pages;
