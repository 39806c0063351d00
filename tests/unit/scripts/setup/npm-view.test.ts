import { expect, test } from 'vitest';
import * as z from 'zod';

import { npmView } from '../../../../scripts/setup/npm-view';
import { fakeNpm } from '../../fake-npm';

const schema = z.object({ name: z.string(), version: z.string() });

const npmPrints = (text: string, exit: number): void =>
  fakeNpm(`printf '%s' '${text}'\nexit ${exit}`);

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
