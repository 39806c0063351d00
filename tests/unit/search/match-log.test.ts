import { expect, it } from 'vitest';

import { linesOf } from '../../../src/search/log/lines';
import { listMessages, matchLog } from '../../../src/search/log/match-log';
import type { SectionRecord } from '../../../src/search/records/types';
import { page as pageOf, section as sectionOf } from './records';

const section = (anchor: string | null, ...messages: string[]) => sectionOf({ anchor, messages });

const page = (path: string, ...sections: SectionRecord[]) => pageOf(path, path, { sections });

const messages = listMessages([
  page(
    '/src',
    section(null),
    section(
      'errors',
      'Invalid glob argument: <globs>',
      'Did you forget to signal async completion?',
      'operation not permitted, chmod',
    ),
  ),
  page(
    '/errors',
    section('signal', 'Did you forget to signal async completion?'),
    section('chmod', "EPERM: operation not permitted, chmod '<path>'"),
    section('errored-after', "'<task>' errored after <time>"),
    section('other-lines', 'Working directory changed to <folder>', "Starting '<task>'..."),
  ),
]);

const pathsIn = (log: string) => matchLog(log, messages).map(({ path }) => path);

it('finds the messages of a log in their order, each once', () => {
  const log = [
    "[12:00:00] Starting 'build'...",
    "[12:00:00] 'build' errored after 3 ms",
    '[12:00:00] Error: Invalid glob argument: undefined',
    '    at Gulp.src (/home/me/node_modules/vinyl-fs/lib/src/index.js:30:11)',
    '[12:00:01] The following tasks did not complete: build',
    '[12:00:01] Did you forget to signal async completion?',
    '[12:00:02] Did you forget to signal async completion?',
  ].join('\r\n');
  expect(matchLog(log, messages)).toEqual([
    {
      text: 'Invalid glob argument: <globs>',
      path: '/src#errors',
      page: '/src',
      line: '[12:00:00] Error: Invalid glob argument: undefined',
    },
    {
      text: 'Did you forget to signal async completion?',
      path: '/errors#signal',
      page: '/errors',
      line: '[12:00:01] Did you forget to signal async completion?',
    },
  ]);
});

it('takes the longest message of a line', () => {
  expect(pathsIn("Error: EPERM: operation not permitted, chmod '/a'")).toEqual(['/errors#chmod']);
});

it('finds a message that the terminal broke', () => {
  expect(pathsIn('Error: Invalid\nglob argument: 1\nnext')).toEqual(['/src#errors']);
});

it('does not assign a message to the line before it', () => {
  const [entry] = matchLog('first\nInvalid glob argument: 1', messages);
  expect(entry?.line).toBe('Invalid glob argument: 1');
});

it('finds a message in the colors of a terminal', () => {
  expect(pathsIn('\u001B[31mInvalid\u001B[39m glob \u001B[1margument:\u001B[0m')).toEqual([
    '/src#errors',
  ]);
});

it('names a line that is no error where there is no other', () => {
  const line = '[12:00:00] Working directory changed to ~/site';
  expect(pathsIn(line)).toEqual(['/errors#other-lines']);
  expect(pathsIn(`${line}\n[12:00:01] Error: Invalid glob argument: undefined`)).toEqual([
    '/src#errors',
  ]);
});

it('names what follows each error where there is nothing else', () => {
  const lines = ["[12:00:00] Starting 'build'...", "[12:00:00] 'build' errored after 3 ms"];
  expect(pathsIn(lines.join('\n'))).toEqual(['/errors#other-lines', '/errors#errored-after']);
  expect(pathsIn("'build' errored after 3 ms")).toEqual(['/errors#errored-after']);
  expect(pathsIn([...lines, 'Error: Invalid glob argument: undefined'].join('\n'))).toEqual([
    '/src#errors',
  ]);
});

it('prefers a section of its own to a row of a table', () => {
  const rowFirst = listMessages([
    page('/src', section('error-gone', 'The file is gone: <path>')),
    page('/errors', section('gone', 'The file is gone: <path>')),
  ]);
  expect(matchLog('Error: The file is gone: a.js', rowFirst)).toMatchObject([
    { path: '/errors#gone' },
  ]);
});

it.each([
  ['nothing', ''],
  ['empty lines', '\n \n\t\n'],
  ['other words', 'npm warn deprecated glob@7.2.3\nadded 3 packages'],
  ['bytes', '\u0000\uFFFD\u0007'.repeat(1000)],
])('finds none in %s', (_kind, log) => {
  expect(pathsIn(log)).toEqual([]);
});

it('cuts a log into lines of any system', () => {
  expect(linesOf('a\r\n\r\n b \rc\n')).toEqual(['a', 'b', 'c']);
});
