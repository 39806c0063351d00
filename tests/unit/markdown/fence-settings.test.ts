import { describe, expect, it } from 'vitest';

import { parseFenceSettings } from '../../../src/markdown/fence-settings';

describe('parseFenceSettings', () => {
  it('reads sample, region, title and marked lines', () => {
    expect(parseFenceSettings('sample="a/gulpfile.mjs#copy" title="My file" {2,4-6}')).toEqual({
      reference: { sample: 'a', kind: 'file', target: 'gulpfile.mjs', region: 'copy' },
      title: 'My file',
      marked: [2, 4, 5, 6],
    });
  });

  it('reads an output and its lines', () => {
    expect(parseFenceSettings('output="a/build" lines="2-7"')).toEqual({
      reference: { sample: 'a', kind: 'output', target: 'build', lines: [2, 7] },
      marked: [],
    });
  });

  it.each([
    [
      'smaple="a"',
      'The fence setting "smaple" is unknown. Use one of: sample, output, lines, title.',
    ],
    ['title=a', 'The fence setting "title=a" cannot be read.'],
    ['sample="a/b" output="a/b"', 'The fence has both sample="…" and output="…". Keep one.'],
    ['sample="a/b" lines="1-2"', 'lines="…" takes lines out of an output.'],
    ['output="a/b" lines="7-2"', '"7-2" is no range of lines. Write one like 2-7.'],
    ['{0}', '"0" is no range of lines.'],
  ])('refuses %s', (meta, message) => {
    expect(() => parseFenceSettings(meta)).toThrow(message);
  });
});
