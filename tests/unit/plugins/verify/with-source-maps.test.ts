import { describe, expect, it } from 'vitest';

import { withSourceMaps } from '../../../../scripts/plugins/verify/with-source-maps';
import { catalogue } from '../../../../src/data/plugins/catalogue';
import { hasMaps } from '../../../../src/data/plugins/results';

const lines = (...parts: readonly string[]): string => parts.join('\n');

describe('withSourceMaps', () => {
  it('asks src() and dest() for source maps, whatever they are given', () => {
    const recipe = lines(
      "import { src, dest } from 'gulp';",
      '',
      "export const a = () => src(['src/a.js', 'src/**'], { encoding: false }).pipe(dest('dist'));",
      'export const b = () => gulp.src(names(1, 2)).pipe(gulp.dest((file) => file.base));',
    );
    expect(withSourceMaps(recipe)).toBe(
      lines(
        "import { src, dest } from 'gulp';",
        '',
        "export const a = () => src(['src/a.js', 'src/**'], { sourcemaps: true, encoding: false }).pipe(dest('dist', { sourcemaps: true }));",
        'export const b = () => gulp.src(names(1, 2), { sourcemaps: true }).pipe(gulp.dest((file) => file.base, { sourcemaps: true }));',
      ),
    );
  });

  it('gives nothing where gulp reads nothing', () => {
    expect(
      withSourceMaps(
        "import { dest } from 'gulp';\n\nexport const a = () => bundle().pipe(dest('dist'));",
      ),
    ).toBeUndefined();
  });

  it.each(catalogue.filter(hasMaps))('changes the recipe of $name at each call', ({ recipe }) => {
    const calls = recipe.match(/\b(?:src|dest)\(/g) ?? [];
    const derived = withSourceMaps(recipe);
    const asked = derived?.match(/sourcemaps: true/g) ?? [];
    expect(asked).toHaveLength(recipe.includes('src(') ? calls.length : 0);
  });
});
