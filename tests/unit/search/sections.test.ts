import { describe, expect, it } from 'vitest';

import { readPage } from '../../../src/markdown/read-page';
import { cutIntoSections } from '../../../src/search/records/sections';

const read = async (markdown: string) => cutIntoSections(await readPage(markdown, 'docs/page.md'));

describe('cutIntoSections', () => {
  it('cuts a page at its headings and keeps their ids and ancestors', async () => {
    const sections = await read(`---
title: Page
---

First.

## Options {#options}

Second.

### \`delay\` {#option-delay}

Third.

## Errors {#errors}
`);
    expect(sections.map(({ headings, anchor, text }) => ({ headings, anchor, text }))).toEqual([
      { headings: [], anchor: null, text: ['First.'] },
      { headings: ['Options'], anchor: 'options', text: ['Second.'] },
      { headings: ['Options', 'delay'], anchor: 'option-delay', text: ['Third.'] },
      { headings: ['Errors'], anchor: 'errors', text: [] },
    ]);
  });

  it('tells names from messages in the first column of a table', async () => {
    const [section] = await read(`
| Option | Default | Meaning |
|---|---|---|
| \`delay\` | \`200\` | Waits. |

| Line | What it says |
|---|---|
| \`watch task has to be a function\` | The task is a name. |
| \`Using gulpfile <path>\` | It is loaded. |
`);
    expect(section).toMatchObject({
      names: ['delay'],
      messages: ['watch task has to be a function', 'Using gulpfile <path>'],
      text: [
        'delay: 200 · Waits.',
        'watch task has to be a function: The task is a name.',
        'Using gulpfile <path>: It is loaded.',
      ],
    });
  });

  it('makes a section of each row of a table of messages', async () => {
    const sections = await read(`
## Errors {#errors}

| Message | When | What to do |
|---|---|---|
| \`Invalid output folder\` | Thrown for \`0\`. | Pass a folder. |

After the table.
`);
    expect(sections.slice(1)).toEqual([
      {
        headings: ['Errors'],
        anchor: 'errors',
        names: [],
        messages: [],
        text: ['After the table.'],
        code: [],
      },
      {
        headings: ['Errors', 'Invalid output folder'],
        anchor: 'error-invalid-output-folder',
        names: [],
        messages: ['Invalid output folder'],
        text: ['Thrown for 0. · Pass a folder.'],
        code: [],
      },
    ]);
  });

  it('takes each message of a row that names several, and no other code', async () => {
    const [, row] = await read(`
| Message | Cause |
|---|---|
| \`Cannot resolve "<path>"\`, \`No such file here\`, or \`src(a, { read: false })\` and \`.\` | A typing mistake. |
`);
    expect(row?.messages).toEqual(['Cannot resolve "<path>"', 'No such file here']);
  });

  it('reads lists, quotes, admonitions and details', async () => {
    const [section] = await read(`
- one
- two

> three

:::tip[Four]

five

:::

<details>
<summary>six</summary>

seven

</details>
`);
    expect(section?.text).toEqual(['one', 'two', 'three', 'Four', 'five', 'six', 'seven']);
  });

  it('takes a message that begins an item in bold, and no other code', async () => {
    const [section] = await read(`
- **\`Cannot resolve "<path>"\`, or \`No such file here\`.** Write \`npm run this one\`.
- **\`return\` without \`src('a', { read: false })\`.** Nothing.
- **Not when \`No such file here\`.** It begins with other words.
- Plain \`words in a row\` at the start.
`);
    expect(section?.messages).toEqual(['Cannot resolve "<path>"', 'No such file here']);
  });

  it('keeps code apart from text, and the text on one line', async () => {
    const [section] = await read('A\nline.\n\n```bash\nnpx gulp\n```\n');
    expect(section).toMatchObject({ text: ['A line.'], code: ['npx gulp'] });
  });
});
