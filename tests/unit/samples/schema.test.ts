import { describe, expect, it } from 'vitest';

import { parseSampleDefinition } from '../../../src/samples/schema';

const file = 'samples/copy/sample.json';
const about = 'Copies a file.';
const step = { id: 'copy', command: 'gulp copy' };

function mistakesIn(value: unknown): string {
  try {
    parseSampleDefinition(value, file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

describe('parseSampleDefinition', () => {
  it('fills in both formats, and that a step is recorded', () => {
    const definition = parseSampleDefinition({ about, steps: [step] }, file);
    expect(definition.formats).toEqual(['esm', 'commonjs']);
    expect(definition.steps?.[0]).toEqual({
      ...step,
      prints: [],
      printsNot: [],
      files: {},
      during: [],
      record: true,
    });
  });

  it('counts "until" and "during" once where no number is given', () => {
    const definition = parseSampleDefinition(
      {
        about,
        steps: [{ ...step, during: [{ when: 'Starting' }], until: { seen: 'Finished' } }],
      },
      file,
    );
    expect(definition.steps?.[0]?.during[0]?.times).toBe(1);
    expect(definition.steps?.[0]?.until?.times).toBe(1);
  });

  it.each([
    [
      'an unknown key at the top',
      { about, steps: [step], step: [] },
      'samples/copy/sample.json: unknown key "step".',
    ],
    [
      'an unknown key of a step',
      { about, steps: [{ ...step, print: ['x'] }] },
      'samples/copy/sample.json: unknown key "steps[0].print".',
    ],
    [
      'an unknown key of a file check',
      { about, steps: [{ ...step, files: { 'dist/a': { txt: 'x' } } }] },
      'unknown key "steps[0].files["dist/a"].txt".',
    ],
    [
      'a range of versions that is none',
      { about, steps: [{ ...step, node: 'old' }] },
      '"steps[0].node" is wrong. Expected: a range of versions, such as "<24".',
    ],
    ['neither steps nor a reason', { about }, 'either "steps" or "cannotRun"'],
    [
      'steps beside a reason not to run',
      { about, steps: [step], cannotRun: 'It needs a token of npm.' },
      'either "steps" or "cannotRun"',
    ],
    [
      'one format without the reason',
      { about, steps: [step], formats: ['esm'] },
      '"formatsWhy" is wrong',
    ],
    [
      'a reason for both formats',
      { about, steps: [step], formatsWhy: 'It is for both.' },
      '"formatsWhy" is wrong',
    ],
    ['two steps of one id', { about, steps: [step, step] }, 'ids that differ from each other'],
    [
      'a command that the pages cannot show',
      { about, steps: [{ ...step, command: 'rm -r dist' }] },
      '"steps[0].command" is wrong. Expected: a command that starts with gulp',
    ],
    [
      'a file outside of the project',
      { about, steps: [{ ...step, write: { '../a': '' } }] },
      'a path inside the project',
    ],
    [
      'an exit code of a process that is stopped',
      { about, steps: [{ ...step, exit: 0, until: { seen: 'Finished' } }] },
      '"steps[0].exit" is wrong',
    ],
    [
      'a broken regular expression',
      { about, steps: [{ ...step, files: { a: { matches: '(' } } }] },
      'a valid regular expression',
    ],
    [
      'more checks of an absent file',
      { about, steps: [{ ...step, files: { a: { absent: true, text: '' } } }] },
      'nothing beside "absent"',
    ],
    ['no check of a file', { about, steps: [{ ...step, files: { a: {} } }] }, 'at least one check'],
  ])('refuses %s', (_what, value, message) => {
    expect(mistakesIn(value)).toContain(message);
  });

  it('names the file in front of each mistake', () => {
    const lines = mistakesIn({ abuot: about, steps: [{ id: 'A b', command: 'gulp' }] }).split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => !line.startsWith(file))).toEqual([]);
  });
});
