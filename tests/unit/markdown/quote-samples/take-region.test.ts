import { describe, expect, it } from 'vitest';

import { takeRegion } from '../../../../src/markdown/quote-samples/take-region';

const source = `import a from 'a';

// #region outer
function outer() {
  // #region inner
  if (a) {
    return 1;
  }
  // #endregion inner
}

// #endregion outer

outer();
`;

describe('takeRegion', () => {
  it('takes a region, dedented', () => {
    expect(takeRegion(source, 'inner')).toBe('if (a) {\n  return 1;\n}');
  });

  it('leaves out the markers of regions within a region', () => {
    expect(takeRegion(source, 'outer')).toBe(
      'function outer() {\n  if (a) {\n    return 1;\n  }\n}',
    );
  });

  it('takes a whole file without markers, and without the blank line that one would leave', () => {
    expect(takeRegion(source)).toBe(
      "import a from 'a';\n\nfunction outer() {\n  if (a) {\n    return 1;\n  }\n}\n\nouter();",
    );
  });

  it.each([
    ['/* #region a */\nb {}\n/* #endregion a */'],
    ['<!-- #region a -->\nb {}\n<!-- #endregion a -->'],
    ['# #region a\nb {}\n# #endregion a'],
    ['#region a\nb {}\n#endregion a'],
  ])('knows the comments of other languages: %s', (text) => {
    expect(takeRegion(text, 'a')).toBe('b {}');
  });

  it.each([
    ['a();', 'there is no region "x". It has no regions.'],
    ['// #region y\n// #endregion y', 'there is no region "x". Its regions: y.'],
    ['// #region x\na();', 'the region "x" has no end. Add a line "#endregion x".'],
    ['// #region x\n\n// #endregion x', 'the region "x" is empty.'],
    [
      '// #region x\na();\n// #endregion x\n// #region x\nb();\n// #endregion x',
      'the region "x" is marked twice. Give each its own name.',
    ],
  ])('refuses %j', (text, message) => {
    expect(() => takeRegion(text, 'x')).toThrow(message);
  });
});
