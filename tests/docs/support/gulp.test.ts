import { expect, test } from 'vitest';
import { assertGulp, gulp, nameAndVersion } from './gulp';

test('assertGulp() names what is missing', () => {
  expect(() => assertGulp({ ...gulp, src: undefined })).toThrow('at src');
});

test('nameAndVersion() reads the installed version', () => {
  expect(nameAndVersion('gulp')).toBe('gulp 5.0.1');
});
