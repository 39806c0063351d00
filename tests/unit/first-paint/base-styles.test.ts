import { expect, it } from 'vitest';

import { baseStyles, findStyles } from '../../../src/first-paint/build/base-styles';
import { projectRoot } from '../../../src/samples/paths';

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
