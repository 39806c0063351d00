import { expect, it } from 'vitest';

import { withPageContext } from '../../../src/markdown/page-error';

const page = { file: '/site/docs/a.md', siteDir: '/site' };
const node = {
  type: 'code',
  position: { start: { line: 9, column: 1 }, end: { line: 9, column: 2 } },
};

function thrownBy(work: () => void): unknown {
  try {
    withPageContext(page, node, work);
    return undefined;
  } catch (error) {
    return error;
  }
}

it('adds page and line to an error, and keeps the stack of its fault', () => {
  const fault = new TypeError('there is no region "nope".');
  const error = thrownBy(() => {
    throw fault;
  });
  expect(error).toMatchObject({
    message: 'docs/a.md:9: there is no region "nope".',
    stack: fault.stack,
  });
});

it('describes a thrown value that is no error', () => {
  expect(
    thrownBy(() => {
      throw 'nothing';
    }),
  ).toMatchObject({ message: 'docs/a.md:9: nothing' });
});
