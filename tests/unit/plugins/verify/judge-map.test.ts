import { writeFileSync } from 'node:fs';
import path from 'node:path';

import MagicString, { type SourceMap } from 'magic-string';
import { beforeEach, describe, expect, it } from 'vitest';

import { judgeMap } from '../../../../scripts/plugins/verify/judge-map';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

const SOURCE =
  "// A comment.\nvar first = 1;\n\ndocument.title = 'mark-0';\ndocument.dir = first;\n";
const MARK = { text: 'mark-0', source: 'src/deep/a.js', line: 4 };

let project = '';

beforeEach(() => {
  project = temporaryFolder({ [MARK.source]: SOURCE, 'dist/a.js': '' });
});

/** What a tool makes of the source: another first line. */
function build(
  name: string,
  includeContent = true,
): { readonly code: string; readonly map: SourceMap } {
  const out = new MagicString(SOURCE).prepend('/* banner */\n\n');
  return {
    code: out.toString(),
    map: out.generateMap({ source: name, includeContent, hires: true }),
  };
}

function judge(code: string, comment: string): string {
  writeFileSync(path.join(project, 'dist/a.js'), `${code}\n${comment}\n`);
  return judgeMap(project, 'dist/a.js', [MARK]);
}

const inline = (map: { toUrl(): string }): string => `//# sourceMappingURL=${map.toUrl()}`;

describe('judgeMap', () => {
  it.each(['deep/a.js', 'a.js', '../src/deep/a.js', 'webpack://site/src/deep/a.js'])(
    'knows the right line of a source that is named %s',
    (name) => {
      const { code, map } = build(name);
      expect(judge(code, inline(map))).toBe('kept');
    },
  );

  it('reads a map that stands in a file of its own', () => {
    const { code, map } = build('deep/a.js');
    writeFileSync(path.join(project, 'dist/a.js.map'), map.toString());
    expect(judge(code, '/*# sourceMappingURL=a.js.map */')).toBe('kept');
  });

  it('tells a map that holds no text of the source, unless it names where the source is', () => {
    const { code, map } = build('deep/a.js', false);
    expect(judge(code, inline(map))).toBe('bare');
    expect(judge(code, inline(build('../src/deep/a.js', false).map))).toBe('kept');
  });

  it('tells that there is no map, none at its address, and nothing in it', () => {
    const { code, map } = build('deep/a.js');
    expect(judge(code, '')).toBe('lost');
    expect(judge(code, '//# sourceMappingURL=gone.js.map')).toBe('lost');
    map.mappings = '';
    expect(judge(code, inline(map))).toBe('lost');
  });

  it('tells a map that leads to another line', () => {
    const { code, map } = build('deep/a.js');
    expect(judge(`// One line more.\n${code}`, inline(map))).toBe('wrong');
  });

  it('tells a map that leads to another file, or to another text', () => {
    const { code, map } = build('deep/a.js');
    map.sources = ['deep/b.js'];
    expect(judge(code, inline(map))).toBe('wrong');
    map.sources = ['deep/a.js'];
    map.sourcesContent = [code];
    expect(judge(code, inline(map))).toBe('wrong');
  });

  it('tells a map that is none', () => {
    expect(
      judge(build('a.js').code, '//# sourceMappingURL=data:application/json;base64,e30x'),
    ).toBe('wrong');
  });

  it('says what to do where the plugin took the mark out', () => {
    expect(() => judge('// empty', '')).toThrow('dist/a.js lacks mark-0: change the "maps"');
  });
});
