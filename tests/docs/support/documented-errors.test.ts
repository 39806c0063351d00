import { describe, expect, test } from 'vitest';
import { errorDifferences, messagePattern } from './documented-errors';

const page = {
  path: 'docs/api/x.md',
  parameters: [],
  options: [],
  errors: [{ message: 'no <name> here', when: 'Thrown always.', line: 9 }],
};

function fail(message: string): never {
  throw new Error(message);
}

describe('errorDifferences()', () => {
  test('is empty when the message and the way it comes are documented', async () => {
    const call = () => fail('no (a+b) here');
    expect(await errorDifferences(page, [{ message: 'no <name> here', call }])).toEqual([]);
  });

  test('tells what differs, and where', async () => {
    const call = () => fail('no more');
    expect(await errorDifferences(page, [{ message: 'no <name> here', call }])).toEqual([
      'docs/api/x.md:9 documents "no <name> here", but gulp says "no more": correct the row',
    ]);
    expect(await errorDifferences(page, [])).toEqual([
      'docs/api/x.md:9 documents "no <name> here", which no test raises: add a case for it',
    ]);
    const quiet = () => undefined;
    expect(await errorDifferences(page, [{ message: 'no <name> here', call: quiet }])).toContain(
      'docs/api/x.md:9: "no <name> here" is none: begin "When" with that word, it says "Thrown always."',
    );
  });
});

test('messagePattern() takes only placeholders for variable', () => {
  expect(messagePattern('a.b <name>').test('a.b c')).toBe(true);
  expect(messagePattern('a.b <name>').test('axb c')).toBe(false);
});
