import { describe, expect, test } from 'vitest';
import { parsePage } from '../prose/page';
import { apiPageOf } from './api-page';

const page = `---
title: x()
---

\`\`\`signature
x(a: string): void
\`\`\`

## Parameters {#parameters}

| Parameter | Type | Meaning |
|---|---|---|
| \`a\` (required) | \`string\` | A. |

## Options {#options}

### One {#one}

| Option | Type | Default | Meaning |
|---|---|---|---|
| \`b\` | \`string \\| false\` | \`'x'\` | B. |

### Two {#two}

| Event | Meaning |
|---|---|
| \`no\` | Not an option. |

| Option | Type | Default | Meaning |
|---|---|---|---|
| \`c\` | \`number\` | \`1\` | C. |

## Errors {#errors}

| Message | When | What to do |
|---|---|---|
| \`\`The \`b\` option <name>\`\` | Thrown always. | Nothing. |
`;

const read = (source: string) => apiPageOf(parsePage('docs/api/x.md', source));

describe('apiPageOf()', () => {
  test('reads parameters, options and errors with their lines', () => {
    expect(read(page)).toEqual({
      path: 'docs/api/x.md',
      parameters: ['a'],
      options: [
        { name: 'b', default: "'x'", meaning: 'B.', line: 21 },
        { name: 'c', default: '1', meaning: 'C.', line: 31 },
      ],
      errors: [{ message: 'The `b` option <name>', when: 'Thrown always.', line: 37 }],
    });
  });

  test('names the line of a row with an empty cell', () => {
    expect(() => read(page.replace('| C. |', '| |'))).toThrow(
      'docs/api/x.md:31: a row needs 4 filled cells.',
    );
  });

  test('asks for the signature', () => {
    expect(() => read('# Nothing')).toThrow('docs/api/x.md: no signature.');
  });
});
