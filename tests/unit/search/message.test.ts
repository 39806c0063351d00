import { expect, it } from 'vitest';

import { shareOfMessage, readMessage } from '../../../src/search/embedded/message';
import { plainText } from '../../../src/search/embedded/named-text';

const share = (query: string, text: string) =>
  shareOfMessage(plainText(query), readMessage(text), query.toLowerCase());

it.each([
  [
    'between a time and a path',
    '[12:00:01] Error: watch task has to be a function (at /home/me/gulpfile.mjs:3)',
    'watch task has to be a function',
  ],
  [
    'with a path in its middle',
    'Error: File not found with singular glob: /home/me/a.js (if this was purposeful, use `allowEmpty` option)',
    'File not found with singular glob: <path> (if this was purposeful, use `allowEmpty` option)',
  ],
  [
    'with a value at its end',
    'Unsupported gulp version 6.0.0',
    'Unsupported gulp version <version>',
  ],
  ['half typed', 'did you forget to sig', 'Did you forget to signal async completion?'],
  ['of few words that is the line', "'a' errored after 3 ms", "'<task>' errored after <time>"],
  ['behind the time', "[12:03:11] Starting 'b'...", "Starting '<task>'..."],
  ['with a path', '[12:03:11] Tasks for ~/site/gulpfile.mjs', 'Tasks for <path>'],
  [
    'behind the time and the kind of error',
    '[12:03:11] TypeError: Unsupported encoding: klingon',
    'Unsupported encoding: <encoding>',
  ],
  ['by words out of it', 'task has to be', 'watch task has to be a function'],
  [
    'by the few words between two values',
    'did you mean?',
    'Task never defined: <name> - did you mean? <names>',
  ],
  ['whose parts share a space', 'task a has no function', 'task <name> has no function'],
])('finds a message %s', (_kind, query, text) => {
  expect(share(query, text)).toBeGreaterThan(0);
});

it.each([
  ['too few words out of it', 'has to be', 'watch task has to be a function'],
  ['other words', 'watch task has to be a string', 'watch task has to be a function'],
  ['one of its parts alone', 'File not found with singular glob', 'singular glob: <path> (if this'],
  [
    'its parts in another order',
    'not supported: require of ES module',
    'require of <path> not supported',
  ],
  ['a short one', 'the task errored after 3 ms', 'errored after'],
  ['a short one in a sentence', 'starting the server...', "Starting '<task>'..."],
  ['a short one with no path', 'tasks for each folder', 'Tasks for <path>'],
  ['a short one without its value', "Starting ''...", "Starting '<task>'..."],
  ['a short one with a value', 'run npm install now', 'npm install <name>'],
])('finds none in %s', (_kind, query, text) => {
  expect(share(query, text)).toBe(0);
});

it('has a larger share in a line for a longer message', () => {
  const line = "TypeError: Cannot read properties of undefined (reading 'tree')";
  const short = share(line, 'Cannot read properties of undefined');
  expect(short).toBeLessThan(share(line, "Cannot read properties of undefined (reading 'tree')"));
  expect(share('did you forget', 'Did you forget to signal?')).toBe(1);
});
