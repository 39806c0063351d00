import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test.each(['pipeline.svg', 'pipeline-narrow.svg'])('%s moves, and has a still form', (picture) => {
  const svg = readFileSync(`build/english/img/${picture}`, 'utf8');
  expect(svg).toMatch(/@keyframes|<animate/);
  expect(svg).toContain('prefers-reduced-motion');
});
