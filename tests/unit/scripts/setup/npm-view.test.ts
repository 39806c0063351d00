import { chmodSync } from 'node:fs';
import path from 'node:path';

import { expect, test, vi } from 'vitest';
import * as z from 'zod';

import { npmView } from '../../../../scripts/setup/npm-view';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

const schema = z.object({ name: z.string(), version: z.string() });

/** Puts a program in the place of npm: it prints a text and ends with an exit code. */
function npmPrints(text: string, exit: number): void {
  const folder = temporaryFolder({ npm: `#!/bin/sh\nprintf '%s' '${text}'\nexit ${exit}\n` });
  chmodSync(path.join(folder, 'npm'), 0o755);
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`);
}

test('gives what npm knows', async () => {
  npmPrints('{ "name": "gulp", "version": "5.0.1" }', 0);
  await expect(npmView('gulp', schema)).resolves.toEqual({ name: 'gulp', version: '5.0.1' });
});

test('names a package that npm does not have', async () => {
  npmPrints('{ "error": { "code": "E404" } }', 1);
  await expect(npmView('gulp-zipp', schema)).rejects.toThrow(
    'npm has no package "gulp-zipp". Correct its name.',
  );
});

test('says why npm gave no answer, which npm says on standard output alone where it is to be silent', async () => {
  npmPrints('{ "error": { "code": "ENOTFOUND", "summary": "getaddrinfo ENOTFOUND" } }', 1);
  await expect(npmView('gulp', schema)).rejects.toThrow(
    /^npm gave no answer about "gulp": getaddrinfo ENOTFOUND$/,
  );
});

test('passes on any other failure of npm', async () => {
  npmPrints('{ "error": { "code": "ENOTFOUND" } }', 1);
  await expect(npmView('gulp', schema)).rejects.toThrow('Command failed: npm view gulp');
});
