import { expect, it } from 'vitest';

import { shownOutput } from '../../../../scripts/plugins/verify/shown-output';

const PROJECT = '/project';
const begin = `[10:11:12] Using gulpfile ${PROJECT}/gulpfile.mjs\n[10:11:12] Starting 'build'...\n`;
const end = "[10:11:13] Finished 'build' after 1.2 s\n";

it('shows nothing where gulp alone spoke', () => {
  expect(shownOutput(begin + end, PROJECT)).toBeNull();
});

it('shows all lines where another is among them, as a project of a reader prints them', () => {
  expect(shownOutput(`${begin}[10:11:12] a.txt 6 B\n${end}`, PROJECT)).toBe(
    "[10:11:12] Using gulpfile ~/my-project/gulpfile.mjs\n[10:11:12] Starting 'build'...\n[10:11:12] a.txt 6 B\n[10:11:13] Finished 'build' after 1.2 s",
  );
  expect(shownOutput(`${begin}[10:11:12] 'build' errored after 3 ms\n`, PROJECT)).toContain(
    'errored',
  );
});

it('writes the first hour of a day as clocks do', () => {
  expect(shownOutput('[24:11:12] a.txt 6 B\n', PROJECT)).toBe('[00:11:12] a.txt 6 B');
});

it('leaves out what a message to a desktop prints where there is none', () => {
  const failed =
    "[10:11:12] gulp-notify: [Error in notifier] Error\n\n  plugin: 'gulp-notify',\n}\n";
  expect(shownOutput(`a.txt is ready\n${failed}${end}${failed}`, PROJECT)).toBe(
    `a.txt is ready\n${end.trimEnd()}`,
  );
});

it('leaves out the address of the machine in its network', () => {
  const rule = (length: number): string => ` ${'-'.repeat(length)}`;
  const print = (...lines: readonly string[]): string | null =>
    shownOutput(lines.join('\n'), PROJECT);
  expect(
    print(
      rule(37),
      ' Local: http://localhost:3210',
      ' External: http://192.168.1.2:3210',
      rule(37),
    ),
  ).toBe(print(rule(28), ' Local: http://localhost:3210', rule(28)));
});
