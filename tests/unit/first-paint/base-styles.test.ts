import { symlinkSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { baseStyles, findStyles } from '../../../src/first-paint/build/base-styles';
import { projectRoot } from '../../../src/samples/paths';
import { temporaryFolder } from '../../docs/support/temporary-folder';

it('replaces style sheets that the packages have', () => {
  expect(Object.keys(baseStyles(projectRoot))).toContain(
    findStyles(projectRoot, 'infima/dist/css/default/default.css'),
  );
});

it('names a style sheet that is gone, and what to do', () => {
  expect(() => findStyles(projectRoot, 'infima/dist/gone.css')).toThrow(
    'src/first-paint/build/base-styles.ts replaces infima/dist/gone.css, which does not exist any more. Write where its styles are now, or remove that line.',
  );
});

it('finds a style sheet where webpack does if node_modules is a link', () => {
  const siteDir = temporaryFolder({});
  symlinkSync(
    path.join(projectRoot, 'node_modules'),
    path.join(siteDir, 'node_modules'),
    'junction',
  );
  const name = 'infima/dist/css/default/default.css';
  expect(findStyles(siteDir, name)).toBe(findStyles(projectRoot, name));
});
