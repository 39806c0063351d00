import { describe, expect, test } from 'vitest';
import { parseApiPage } from './api-page';

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

describe('parseApiPage()', () => {
  test('reads signature, parameters, options and errors with their lines', () => {
    expect(parseApiPage('docs/api/x.md', page)).toEqual({
      path: 'docs/api/x.md',
      signature: 'x(a: string): void',
      parameters: [{ name: 'a', required: true, type: 'string', meaning: 'A.', line: 13 }],
      options: [
        { name: 'b', type: 'string | false', default: "'x'", meaning: 'B.', line: 21 },
        { name: 'c', type: 'number', default: '1', meaning: 'C.', line: 31 },
      ],
      errors: [
        { message: 'The `b` option <name>', when: 'Thrown always.', remedy: 'Nothing.', line: 37 },
      ],
    });
  });

  test('names the line of a row with an empty cell', () => {
    expect(() => parseApiPage('docs/api/x.md', page.replace('| C. |', '| |'))).toThrow(
      'docs/api/x.md:31: a row needs 4 filled cells.',
    );
  });

  test('asks for the signature', () => {
    expect(() => parseApiPage('docs/api/x.md', '# Nothing')).toThrow(
      'docs/api/x.md: no signature.',
    );
  });
});
