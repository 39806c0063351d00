import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { requireNode } from '../../../../scripts/setup/node-version.mjs';

describe('requireNode', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.10.0'])('accepts %s', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });

  it.each(['18.20.8', '20.0.0', '20.18.3', '21.7.3', '22.11.0'])('refuses %s', (version) => {
    expect(() => requireNode(version)).toThrow(
      `Node.js ${version} runs here; this site needs version 20 from 20.19 on, or 22.12 or later.`,
    );
  });

  it('asks for what the package that asks for the most needs, as package.json does', () => {
    const file = z.object({ engines: z.object({ node: z.string() }) });
    const enginesOf = (path: string): string =>
      file.parse(JSON.parse(readFileSync(path, 'utf8'))).engines.node;
    const [, line20, , line22] =
      /^\^(20\.\d+\.\d+) (\|\|) >=(22\.\d+\.\d+)$/.exec(
        enginesOf('node_modules/rolldown/package.json'),
      ) ?? [];
    expect(enginesOf('package.json')).toBe(`^${line20} || >=${line22}`);
  });
});
