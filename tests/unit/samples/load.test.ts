import { expect, it } from 'vitest';

import { loadSample } from '../../../src/samples/load';
import { temporaryFolder } from '../../docs/support/temporary-folder';

it.each([
  ['{\n  "about": "It copies files.",\n}\n', 2, 'JSON does not support trailing commas'],
  ['{\n  "about": "It copies files."\n  // A note.\n}\n', 3, 'JSON does not support comments'],
  ['', 1, 'Unexpected end of file in JSON'],
])('names file and line of a sample.json that is none: %j', (text, line, reason) => {
  const folder = temporaryFolder({ 'samples/copy/sample.json': text });
  expect(() => loadSample('copy', folder)).toThrow(
    `samples/copy/sample.json:${line}: this is not JSON: ${reason}. Correct the line.`,
  );
});
