import { describe, expect, test } from 'vitest';

import { taskNames, writeComposition } from '../../../src/task-timeline/composition';
import { LONGEST_TEXT, readCommand } from '../../../src/task-timeline/read-command';

/** @returns name and composition of the command, or why there is none */
function read(text: string): string {
  const { command, problem } = readCommand(text);
  return problem
    ? `${problem.line}: ${problem.reason} ${problem.found}`.trim()
    : `${command.name}: ${writeComposition(command.composition)}`;
}

describe('the last statement of a gulpfile is the command', () => {
  test.each([
    ['css', 'default: css'],
    ['series(clean, css)', 'default: series(clean, css)'],
    ['export default series(clean, css);', 'default: series(clean, css)'],
    ['module.exports = parallel(css)', 'default: parallel(css)'],
    [
      'exports.default = gulp.series(clean, gulp.parallel(css, js))',
      'default: series(clean, parallel(css, js))',
    ],
    ['exports.build = series(clean)', 'build: series(clean)'],
    ['module.exports.build = series(clean)', 'build: series(clean)'],
    ['export const build = series(clean)', 'build: series(clean)'],
    ['const build = series(clean)', 'build: series(clean)'],
    ['let build = series(clean)', 'build: series(clean)'],
    ['var build = series(clean)', 'build: series(clean)'],
    ['exports.css = css', 'css: css'],
    ["exports['build:css'] = series(clean, css)", 'build:css: series(clean, css)'],
    ['module.exports["build css"] = css', 'build css: css'],
    // A list of exports names several; gulp runs the default one.
    ['const build = series(clean, css);\nexport { clean, build };', 'build: series(clean, css)'],
    ['const all = series(css, js)\nexport { all as default, css }', 'default: series(css, js)'],
    ["export {\n  css as 'build:css',\n}", 'build:css: css'],
    // What a statement declares stands for its composition; the last one names the command.
    [
      'const scripts = series(lint, js);\nexport const build = parallel(css, scripts);',
      'build: parallel(css, series(lint, js))',
    ],
    ['const build = series(css);\nexport default build', 'default: series(css)'],
    ['const a = series(css)\nconst b = series(a, js)\nb', 'default: series(series(css), js)'],
    ['exports.css = series(css);\nexports.default = series(css, js)', 'default: series(css, js)'],
    ["'use strict';\nexports.a = css", 'a: css'],
    ['const a = series(css); exports.a = a; exports.default = a', 'default: series(css)'],
    // As JavaScript has it: commas at the end, arrays, comments, lines, empty statements, any letters.
    ['series(clean, css,)', 'default: series(clean, css)'],
    ['series(clean, [css, js], lint)', 'default: series(clean, css, js, lint)'],
    ['series([css])', 'default: series(css)'],
    ['// first\nseries(clean, /* then\n */ css) // done', 'default: series(clean, css)'],
    ['series(\n  clean,\r\n  css\n)\n\n;;', 'default: series(clean, css)'],
    ['parallel(构建, $css, _js2, größe)', 'default: parallel(构建, $css, _js2, größe)'],
    // gulp says what is wrong with these.
    ['series()', 'default: series()'],
    ['series(css, parallel([]))', 'default: series(css, parallel())'],
    // Names of properties that every object has are names of tasks too.
    [
      'parallel(constructor, toString, __proto__)',
      'default: parallel(constructor, toString, __proto__)',
    ],
    ['exports.watch = css', 'watch: css'],
  ])('%j', (text, command) => {
    expect(read(text)).toBe(command);
  });
});

describe('what cannot be read is named, with its line', () => {
  test.each([
    ['', '1: empty'],
    ['  \n ', '1: empty'],
    ['// nothing', '1: empty'],
    ['series(', '1: unfinished'],
    ['series(clean', '1: unfinished'],
    ['series(clean,', '1: unfinished'],
    ['export default', '1: unfinished'],
    ['exports.', '1: unfinished'],
    ['const build', '1: unfinished'],
    ["series('clean')", "1: quoted 'clean'"],
    ['series(clean,\n"css:min")', '2: quoted "css:min"'],
    ['series(clean())', '1: called clean'],
    ['export default build()', '1: called build'],
    ['series(clean,\n\nclean(done))', '3: misplaced clean(done))'],
    ['series(clean css)', '1: misplaced css)'],
    ['series(clean))', '1: misplaced )'],
    ['clean css', '1: misplaced css'],
    ['series(clean) series(css)', '1: misplaced series(css)'],
    ['series(,clean)', '1: misplaced ,clean)'],
    ['series(clean,,css)', '1: misplaced ,css)'],
    ['series([[css]])', '1: misplaced [css]])'],
    ['series[css]', '1: misplaced [css]'],
    ['[css, js]', '1: misplaced [css, js]'],
    ['series(1)', '1: misplaced 1)'],
    ['series(`css`)', '1: misplaced `css`)'],
    ['series((css))', '1: misplaced (css))'],
    ["series('", "1: misplaced '"],
    ["import gulp from 'gulp';\nexport default css", "1: misplaced import gulp from 'gulp';"],
    ["const gulp = require('gulp');", "1: misplaced require('gulp');"],
    ['watch(files, series(css))', '1: misplaced watch(files, series(css)…'],
    ['gulp.watch(files, css)', '1: misplaced gulp.watch(files, css)'],
    ['series(gulp.css)', '1: misplaced gulp.css)'],
    ['series(tasks.css)', '1: misplaced tasks.css)'],
    ['export default css\nfunction css() {}', '2: misplaced function css() {}'],
    ['export function css() {}', '1: misplaced function css() {}'],
    ['exports.1 = css', '1: misplaced 1 = css'],
    ['exports["a" = css', '1: misplaced = css'],
    ["exports['it\\'s'] = css", "1: misplaced 'it\\'s'] = css"],
    ["exports[''] = css", "1: misplaced ''] = css"],
    ['exports[name] + css', '1: misplaced + css'],
    ['export {}', '1: misplaced }'],
    ['export { css', '1: unfinished'],
    ['export { css js }', '1: misplaced js }'],
    ["export { 'css' as css }", "1: quoted 'css'"],
    ['export { css as 1 }', '1: misplaced 1 }'],
    ['series(delete)', '1: misplaced delete)'],
    ['series(default)', '1: misplaced default)'],
    ['series(series)', '1: misplaced )'],
    ['const a = css\nconst a = js', '2: misplaced a = js'],
    ['series(css, (done) => done())', '1: arrow (done) => done())'],
    ['series(css, async () => {})', '1: arrow async () => {})'],
    ['series(done => done())', '1: arrow => done())'],
    ["gulp.task('build', gulp.series('css'))", "1: registered gulp.task('build', gulp.…"],
    ["task('build', series(css))", "1: registered task('build', series(css…"],
    ['series(gulp)', '1: reserved gulp'],
    ['series(timers)', '1: reserved timers'],
    ['parallel(command)', '1: reserved command'],
    ['series(css, Error)', '1: reserved Error'],
    ['series(css, setInterval)', '1: reserved setInterval'],
    ['export default css\u0000', '1: misplaced \u0000'],
    ['/* open', '1: misplaced /* open'],
  ])('%j', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  test('a text that is too long, and one that is not', () => {
    const names = (length: number): string => `series(${'a'.repeat(length - 'series()'.length)})`;
    expect(read(names(LONGEST_TEXT))).toContain('series');
    expect(read(names(LONGEST_TEXT + 1))).toBe('1: long');
  });

  test('a text that makes more runs than can be shown, and one that does not', () => {
    const tasks = (count: number): string => `series(${Array(count).fill('css').join(', ')})`;
    expect(read(tasks(200))).toContain('series');
    expect(read(tasks(201))).toBe('1: long )');
  });

  test('names that make a short text very many runs', () => {
    const lines = ['const a0 = series(css, css, css)'];
    for (let times = 1; times < 60; times += 1) {
      const before = `a${times - 1}`;
      lines.push(`const a${times} = parallel(${before}, ${before}, ${before})`);
    }
    expect(read(lines.join('\n'))).toBe('5: long )');
  });
});

test('each use of a task counts', () => {
  const { command } = readCommand('series(css, parallel(js, css), css)');
  expect(command && taskNames(command.composition)).toEqual(['css', 'js', 'css', 'css']);
});
