import { expect, test } from 'vitest';

import { projectRoot } from '../../../src/samples/paths';
import { run } from '../claims/support';
import { temporaryFolder } from './temporary-folder';

test('both outputs of a command are in the order of writing, pieces of lines too', async () => {
  const pieces = Array.from({ length: 200 }, (_, at) => `piece ${String(at)}`);
  const code = `
    for (const [at, piece] of ${JSON.stringify(pieces)}.entries()) {
      (at % 2 === 0 ? process.stdout : process.stderr).write(at % 4 < 2 ? piece + ', ' : piece + '\\n');
    }`;
  process.chdir(temporaryFolder({ 'pieces.mjs': code }));
  try {
    const { exit, lines } = await run('node pieces.mjs');
    expect(exit).toBe(0);
    expect(lines.join('\n').match(/piece \d+/gu)).toEqual(pieces);
  } finally {
    process.chdir(projectRoot);
  }
});
