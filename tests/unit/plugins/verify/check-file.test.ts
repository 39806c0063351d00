import { beforeEach, describe, expect, it } from 'vitest';

import { checkFile } from '../../../../scripts/plugins/verify/check-file';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

let project = '';

beforeEach(() => {
  project = temporaryFolder({
    'a.txt': 'Hello\n',
    'b.txt': 'Hello, Hello\n',
    // Made by `zip -0`: one stored entry, a.txt.
    'a.zip': Buffer.from(
      'UEsDBAoAAAAAAAAAIVoJ1IYWBgAAAAYAAAAFAAAAYS50eHRIZWxsbwpQSwECHgMKAAAAAAAAACFaCdSGFgYAAAAGAAAABQAAAAAAAAAAAAAApIEAAAAAYS50eHRQSwUGAAAAAAEAAQAzAAAAKQAAAAAA',
      'base64',
    ),
  });
});

describe('checkFile', () => {
  it.each([
    ['a.txt', { contains: 'Hello', lacks: ',', startsWith: '48656c', smallerThan: 'b.txt' }],
    ['a.txt', { sameAs: 'a.txt' }],
    ['c.txt', { absent: true }],
    ['a.zip', { unzipsTo: { entry: 'a.txt', file: 'a.txt' } }],
  ] as const)('is content with %s', (file, expected) => {
    expect(checkFile(project, file, expected)).toBeUndefined();
  });

  it.each([
    ['c.txt', {}, 'c.txt was not written'],
    ['a.txt', { absent: true }, 'a.txt is still there'],
    ['a.txt', { contains: 'Bye' }, 'a.txt lacks Bye'],
    ['a.txt', { lacks: 'Hello' }, 'a.txt still holds Hello'],
    ['a.txt', { startsWith: '00' }, 'a.txt starts with other bytes'],
    ['a.txt', { sameAs: 'b.txt' }, 'a.txt has other bytes'],
    ['b.txt', { smallerThan: 'a.txt' }, 'b.txt is no smaller than its source'],
    ['a.zip', { unzipsTo: { entry: 'a.txt', file: 'b.txt' } }, 'a.txt in a.zip has other bytes'],
    ['a.zip', { unzipsTo: { entry: 'b.txt', file: 'b.txt' } }, 'b.txt in a.zip has other bytes'],
  ] as const)('says what is wrong with %s', (file, expected, problem) => {
    expect(checkFile(project, file, expected)).toBe(problem);
  });
});
