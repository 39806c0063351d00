import { expect, test } from 'vitest';

import { readableOutput } from '../../../../scripts/setup/readable-output.mjs';

const built = '[SUCCESS] Generated static files.\n';

test('says nothing of a page that is not committed', () => {
  const warning =
    '[WARNING] Cannot infer the update date for some files, as they are not tracked by git.\n';
  expect(readableOutput(`${warning}${built}`)).toBe(built);
});

test('keeps every other warning', () => {
  const warning = '[WARNING] Duplicate routes found!\n';
  expect(readableOutput(`${warning}${built}`)).toBe(`${warning}${built}`);
});

test('puts the reason of a failure first', () => {
  expect(readableOutput('Compiling Client\n✘ docs/a.md: no title\n')).toBe(
    '✘ docs/a.md: no title\n\nCompiling Client\n',
  );
});

test('says once that front matter cannot be read', () => {
  const repeated =
    '[ERROR] Error while parsing Markdown front matter.\nThis can happen if…\n' +
    '[ERROR] Loading of version failed for version current\n';
  const reason = '✘ docs/a.md:2: the front matter is no YAML.';
  expect(readableOutput(`${built}${repeated}${reason}\n`)).toBe(`${reason}\n\n${built}`);
  expect(readableOutput(repeated)).toBe(repeated);
});
