import { describe, expect, test } from 'vitest';

import { plugins } from '../../src/data/plugins';
import { htmlFileOf, readHtml } from './read-html';

const TEXTS = {
  english: {
    title: 'Plugin directory',
    fails: 'Fails',
    lastRun: 'Last full run',
    silent: 'If a recipe shows no output',
    sourceMaps: 'Source maps: ',
    language: 'en',
  },
  chinese: {
    title: '插件目录',
    fails: '不可用',
    lastRun: '上次完整测试',
    silent: '没有列出输出的示例',
    sourceMaps: 'source map：',
    language: 'zh-Hans',
  },
} as const;

/** What a reader sees whose browser runs no script, and every search engine. */
describe.each(['english', 'chinese'] as const)('/plugins/ of the %s edition', (edition) => {
  const { title, fails, lastRun, silent, sourceMaps, language } = TEXTS[edition];
  const $ = readHtml(edition, htmlFileOf('/plugins/'));
  const row = (name: string) => $(`main li[id="${name}"]`);

  test('has a row for each plugin, with its summary', () => {
    expect($('h1').text()).toBe(title);
    const names = $('main li[data-status] h2 a').toArray();
    expect(names.map((link) => $(link).text())).toEqual(plugins.map(({ name }) => name));
    for (const { name, summary } of plugins) {
      expect(row(name).text(), name).toContain(summary[language]);
    }
  });

  test('tells the day of the last full run', () => {
    const [day] = plugins.flatMap(({ run }) => (run ? [run.date] : [])).sort();
    expect($('main p').first().text()).toMatch(new RegExp(`${lastRun}[:：] ?${day ?? 'a day'}`));
  });

  const failing = plugins.find(({ name }) => name === 'run-sequence');
  const linksIn = (element: ReturnType<typeof $>): readonly (string | undefined)[] =>
    element
      .find('a')
      .toArray()
      .map((link) => link.attribs.href);

  test('tells version and status of a plugin, and leads to its row and its recipe', () => {
    const entry = row('run-sequence');
    for (const text of [failing?.version ?? 'a version', fails]) {
      expect(entry.text()).toContain(text);
    }
    expect(linksIn(entry)).toContain('#run-sequence');
    expect(linksIn(entry)).toContain('/plugins/recipes');
  });

  test('leads to the recipe, the run and the package of each plugin', () => {
    const recipes = readHtml(edition, htmlFileOf('/plugins/recipes'));
    const section = (name: string) => recipes(`main section[id="${name}"]`);
    const recipe = (name: string) => section(name).text();
    expect(linksIn(section('run-sequence'))).toEqual(
      expect.arrayContaining(['https://www.npmjs.com/package/run-sequence', failing?.repository]),
    );
    for (const text of [
      "import runSequence from 'run-sequence';",
      'npx gulp build',
      'gulp 5.0.1',
      'MIT',
      failing?.run?.node ?? 'a Node version',
      failing?.run?.date ?? 'a day',
      'TypeError: gulp.hasTask is not a function',
    ]) {
      expect(recipe('run-sequence')).toContain(text);
    }
    for (const { name, recipe: gulpfile } of plugins) {
      expect(recipe(name), name).toContain(gulpfile.trimEnd());
    }
  });

  test('shows what a recipe prints, and says what becomes of source maps', () => {
    const recipes = readHtml(edition, htmlFileOf('/plugins/recipes'));
    const printing = plugins.filter(({ output }) => output);
    expect(printing.length).toBeGreaterThan(20);
    for (const { name, output, maps } of plugins) {
      const text = recipes(`main section[id="${name}"]`).text();
      if (output) expect(text, name).toContain(output.text);
      expect(text.includes(sourceMaps), name).toBe(maps !== undefined);
      if (maps) expect(text, name).toContain(maps.option);
    }
    expect(recipes('main h1 + p').text()).toContain(silent);
  });

  test('leads to the search of the registry and to how a plugin is added', () => {
    const links = $('main a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(links).toContain('https://www.npmjs.com/search?q=keywords%3Agulpplugin');
    expect(links.filter((address) => address.endsWith('/CONTRIBUTING.md'))).not.toEqual([]);
  });
});
