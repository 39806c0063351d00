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

describe('the last line of a gulpfile is the command', () => {
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
    // What a line has named stands for its composition; the last line names the command.
    [
      'const scripts = series(lint, js);\nexport const build = parallel(css, scripts);',
      'build: parallel(css, series(lint, js))',
    ],
    ['const build = series(css);\nexport default build', 'default: series(css)'],
    ['const a = series(css)\nconst a = series(a, js)\na', 'default: series(series(css), js)'],
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
    ['', '1: unfinished'],
    ['  \n ', '1: unfinished'],
    ['// nothing', '1: unfinished'],
    ['series(', '1: unfinished'],
    ['series(clean', '1: unfinished'],
    ['series(clean,', '1: unfinished'],
    ['export default', '1: unfinished'],
    ['exports.', '1: unfinished'],
    ['const build', '1: unfinished'],
    ["series('clean')", "1: quoted 'clean'"],
    ['series(clean,\n"css:min")', '2: quoted "css:min"'],
    ['series(clean())', '1: called clean'],
    ['series(clean,\n\nclean(done))', '3: called clean'],
    ['series(clean css)', '1: misplaced css'],
    ['series(clean))', '1: misplaced )'],
    ['series(,clean)', '1: misplaced ,'],
    ['series(clean,,css)', '1: misplaced ,'],
    ['series([[css]])', '1: misplaced ['],
    ['series[css]', '1: misplaced ['],
    ['[css, js]', '1: misplaced ['],
    ['series(1)', '1: misplaced 1'],
    ['series(`css`)', '1: misplaced `'],
    ['series((css))', '1: misplaced ('],
    ['series(css => css)', '1: misplaced ='],
    ["series('", "1: misplaced '"],
    ["import gulp from 'gulp';\nexport default css", '1: misplaced import'],
    ['export default css\nfunction css() {}', '2: misplaced function'],
    ['export function css() {}', '1: misplaced function'],
    ['exports.1 = css', '1: misplaced 1'],
    ['exports["a"] = css', '1: misplaced ['],
    ['series(delete)', '1: misplaced delete'],
    ['series(series)', '1: misplaced )'],
    ['series(gulp)', '1: reserved gulp'],
    ['series(timers)', '1: reserved timers'],
    ['parallel(command)', '1: reserved command'],
    ['export default css\u0000', '1: misplaced \u0000'],
    ['/* open', '1: misplaced /'],
  ])('%j', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  test('a text that is too long, and one that is not', () => {
    const names = (length: number): string => `series(${'a'.repeat(length - 'series()'.length)})`;
    expect(read(names(LONGEST_TEXT))).toContain('series');
    expect(read(names(LONGEST_TEXT + 1))).toBe('1: long');
  });

  test('names that make a short text very many runs', () => {
    const lines = ['const a = series(css, css, css)'];
    for (let times = 0; times < 60; times += 1) {
      lines.push('const a = parallel(a, a, a)');
    }
    expect(read(lines.join('\n'))).toBe('5: long )');
  });
});

test('each use of a task counts', () => {
  const { command } = readCommand('series(css, parallel(js, css), css)');
  expect(command && taskNames(command.composition)).toEqual(['css', 'js', 'css', 'css']);
});
