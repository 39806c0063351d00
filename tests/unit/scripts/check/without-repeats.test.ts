import { expect, test } from 'vitest';

import { withoutRepeats } from '../../../../scripts/check/without-repeats';

test('a finding is told once, however many came upon it', () => {
  const wrong = 'samples/a/sample.json: unknown key "abuot".';
  expect(
    withoutRepeats([`docs/a.md:9: ${wrong}`, wrong, 'docs/b.md:3: a sentence.', wrong]),
  ).toEqual([wrong, 'docs/b.md:3: a sentence.']);
});
