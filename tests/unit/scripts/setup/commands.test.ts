import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import { describe, expect, test, vi } from 'vitest';

import { scripts } from '../../../../package.json';
import { describeError } from '../../../../scripts/setup/describe-error.mjs';
import { chosenEditions } from '../../../../scripts/setup/editions.mjs';
import { agrees, holds, parseJson, ROOT } from '../../../../scripts/setup/install.mjs';
import { listen, readPort } from '../../../../scripts/setup/ports.mjs';

test('each command of package.json says an error as a sentence', () => {
  const programs = Object.values(scripts).flatMap(
    (command) => /(?:scripts|benchmarks)\/\S+\.(?:mjs|ts)/.exec(command) ?? [],
  );
  expect(programs).toContain('benchmarks/bundle/run.ts');
  expect(
    programs.filter(
      (file) => !readFileSync(path.join(ROOT, file), 'utf8').includes('/report-errors.mjs'),
    ),
  ).toEqual([]);
});

describe('editions', () => {
  test('are both, until EDITION or the command line names one', () => {
    expect(chosenEditions()).toEqual(['english', 'chinese']);
    vi.stubEnv('EDITION', 'chinese');
    expect(chosenEditions()).toEqual(['chinese']);
    expect(chosenEditions(['english'])).toEqual(['english']);
  });

  test('that do not exist are refused by name', () => {
    vi.stubEnv('EDITION', 'klingon');
    expect(() => chosenEditions()).toThrow(
      '"klingon" is not an edition of this site. Use one of: english, chinese.',
    );
  });
});

describe('ports', () => {
  test.each(['abc', '-1', '70000', '3.5'])('%s is refused by the name of its setting', (value) => {
    expect(() => readPort(value, 'ENGLISH_PORT', 3000)).toThrow(`ENGLISH_PORT="${value}" is no`);
  });

  test('an empty setting means the default', () => {
    expect(readPort('', 'ENGLISH_PORT', 3000)).toBe(3000);
  });

  test('a port that is taken is told with the advice', async () => {
    const first = net.createServer();
    const port = await listen(first, 0, '');
    await expect(listen(net.createServer(), port, 'Take another.')).rejects.toThrow(
      `Port ${port} is taken by another program. Take another.`,
    );
    first.close();
  });
});

test('a package.json that was changed without its lock file is seen', () => {
  const locked = { dependencies: { gulp: '5.0.1' } };
  expect(agrees({ dependencies: { gulp: '5.0.1' } }, locked)).toBe(true);
  expect(agrees({ dependencies: { gulp: '5.0.0' } }, locked)).toBe(false);
  expect(agrees({ ...locked, devDependencies: { zod: '4.6.7' } }, locked)).toBe(false);
});

test('a file of packages that is not JSON is named', () => {
  expect(parseJson('{"a": 1}', 'samples/package.json')).toEqual({ a: 1 });
  expect(() => parseJson('{\n<<<<<<< HEAD\n}', 'samples/package.json')).toThrow(
    /^samples\/package\.json: .+JSON at position 2.*\. Correct it, or take it from the last commit\.$/,
  );
});

describe('an error', () => {
  const error = new Error('outer', { cause: new Error('what went wrong') });

  test('is told by its innermost cause, without a stack', () => {
    expect(describeError(error)).toBe('what went wrong');
    expect(describeError('text')).toBe('text');
  });

  test('of a missing package says how to install it, and of a missing file does not', () => {
    expect(describeError(new Error("Cannot find module 'zod'\nRequire stack:\n- src/a.ts"))).toBe(
      "Cannot find module 'zod'\nRequire stack:\n- src/a.ts\nRun: npm ci. It installs what package.json names.",
    );
    expect(describeError(new Error("Cannot find module './b'"))).toBe("Cannot find module './b'");
  });

  test('is told after the file or the page that an outer one names', () => {
    const file = `${process.cwd()}/docs/api/tree.md`;
    const yaml = new Error(`Can't process doc metadata for doc at path path=${file} in version`, {
      // What js-yaml 3 throws inherits from Error, and is none to `types.isNativeError()`.
      cause: Object.create(Error.prototype, {
        name: { value: 'YAMLException' },
        message: { value: 'unexpected end of the stream at line 3, column 1:\n\n    ^' },
        reason: { value: 'unexpected end of the stream' },
        mark: { value: { line: 2 } },
      }),
    });
    expect(describeError(yaml)).toBe(
      'docs/api/tree.md:3: the front matter is no YAML: unexpected end of the stream. Put quotes around a text with ":", quotes or brackets in it, and close each.',
    );
    const pages = new Error('static site generation failed', {
      cause: new AggregateError([
        new Error('Can\'t render static file for pathname "/docs/api/tree"', {
          cause: runInNewContext('new Error("Expected component `Nope` to be defined")'),
        }),
      ]),
    });
    expect(describeError(pages)).toBe('/docs/api/tree: Expected component `Nope` to be defined');
  });

  test('about a file that may not be written says what to do', () => {
    const denied = Object.assign(new Error("EACCES: permission denied, open 'a.json'"), {
      code: 'EACCES',
      syscall: 'open',
      path: `${process.cwd()}/.docusaurus-english/a.json`,
    });
    expect(describeError(new Error('outer', { cause: denied }))).toBe(
      '.docusaurus-english/a.json: permission denied (EACCES, open). See that you may read and write it and the folder that it is in; what a build made you can also remove.',
    );
  });

  test('about broken links names each once, and does not advise to ignore them', () => {
    const report = `Docusaurus found broken links!

Note: it's possible to ignore broken links.

- Broken link on source page path = /docs/api/tree:
   -> linking to /docs/nope
   -> linking to ../other (resolved as: /docs/other)
`;
    expect(describeError(new Error(report))).toBe(
      '/docs/api/tree links to /docs/nope, and there is no such page.\n/docs/api/tree links to ../other, and there is no such page.\nCorrect the links; npm run check names file and line.',
    );
  });

  test('about a broken link that all pages have is one sentence', () => {
    const pages = Array.from({ length: 12 }, (_, index) => index);
    const report = `Docusaurus found broken links!\n${pages
      .map((page) => `- Broken link on source page path = /docs/${page}:\n   -> linking to /nope\n`)
      .join('')}`;
    expect(describeError(new Error(report))).toBe(
      '12 pages link to /nope, and there is no such page. See the navbar and the footer in src/editions.\nCorrect the links; npm run check names file and line.',
    );
  });

  test('about the sidebar names each page that is not there, and no other', () => {
    const report = `Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- recipes/imgaes

Available document ids are:
- recipes/images`;
    expect(describeError(new Error(report))).toBe(
      'sidebars.ts: there is no page "recipes/imgaes". Correct the id, or add docs/recipes/imgaes.md.',
    );
  });

  test('has its place first, from the root of the repository', () => {
    const parsing = `ParseError: Unterminated string constant.  \n ${process.cwd()}/sidebars.ts:72:12`;
    expect(describeError(new Error(parsing))).toBe(
      'sidebars.ts:72: Unterminated string constant. Correct the line.',
    );
    expect(describeError(new Error(`${process.cwd()}/i18n/code.json: Expected ','`))).toBe(
      "i18n/code.json: Expected ','",
    );
  });

  test('shows its stacks where DEBUG asks for them', () => {
    vi.stubEnv('DEBUG', '1');
    expect(describeError(error)).toMatch(
      /^what went wrong\n\nError: outer\n +at[^]+caused by Error: what/,
    );
  });
});

describe('installed packages', () => {
  const wanted = { '': {}, a: { version: '1.0.0' }, b: { version: '1.0.0', optional: true } };

  test('are enough without the optional ones, and with others beside them', () => {
    expect(holds({ a: { version: '1.0.0' }, c: { version: '1.0.0' } }, wanted)).toBe(true);
  });

  test.each<{ is: Parameters<typeof holds>[0] }>([
    { is: {} },
    { is: { a: { version: '1.0.1' } } },
    { is: { a: { version: '1.0.0' }, b: { version: '2.0.0' } } },
  ])('are not enough as $is', ({ is }) => {
    expect(holds(is, wanted)).toBe(false);
  });
});
