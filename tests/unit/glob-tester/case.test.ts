import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  example,
  type GlobCase,
  hasCase,
  readCase,
  writeCall,
  writeCase,
} from '../../../src/glob-tester/case';

const line = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => text.replace(/[\r\n\ud800-\udfff]/g, '').trim());

const cases: fc.Arbitrary<GlobCase> = fc.record({
  call: fc.record({
    globs: fc.array(
      // Signs alone are those around a list of globs.
      line.filter((text) => /[^\s,;[\]()'"`]/u.test(text)),
      { maxLength: 4 },
    ),
    cwd: line,
    base: line,
    dot: fc.boolean(),
    nocase: fc.boolean(),
    allowEmpty: fc.boolean(),
  }),
  files: fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n')),
});

const empty: GlobCase = {
  call: { globs: [], cwd: '', base: '', dot: false, nocase: false, allowEmpty: false },
  files: '',
};

/** The case of an address. */
function ofQuery(query: string): GlobCase {
  return readCase(new URLSearchParams(query));
}

describe('an address', () => {
  test('is read back as the case that was written', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const query = writeCase(one) ?? '';
        expect(query).toMatch(/^\?globs=/);
        expect(ofQuery(query)).toEqual(one);
        expect(hasCase(query)).toBe(true);
      }),
      { numRuns: 500, seed: 5 },
    );
  });

  test('names only what is not empty', () => {
    expect(writeCase(empty)).toBe('?globs=&files=');
    expect(writeCase({ ...empty, call: { ...empty.call, cwd: 'src', dot: true } })).toBe(
      '?globs=&files=&cwd=src&dot=on',
    );
  });

  test('holds 4,000 characters, and no more', () => {
    const rest = '?globs=&files='.length;
    expect(writeCase({ ...empty, files: 'a'.repeat(4_000 - rest) })).toHaveLength(4_000);
    expect(writeCase({ ...empty, files: 'a'.repeat(4_001 - rest) })).toBeUndefined();
    // Each of these is nine in an address.
    expect(writeCase({ ...empty, files: '文'.repeat(500) })).toBeUndefined();
  });

  test.each([
    ['', false],
    ['?dot=on', false],
    ['?Globs=a', false],
    ['?globs', true],
    ['?a=1&globs=b#c', true],
  ])('%j carries a case: %s', (query, carries) => {
    expect(hasCase(query)).toBe(carries);
  });

  test.each([
    ['', empty],
    ['?unknown=1&__proto__=2', empty],
    ['?globs', empty],
    ['?dot=off&nocase', { ...empty, call: { ...empty.call, dot: true, nocase: true } }],
    ['?globs=a%0D%0A%20b%20%0A%0A', { ...empty, call: { ...empty.call, globs: ['a', 'b'] } }],
    ['?globs=a&globs=b', { ...empty, call: { ...empty.call, globs: ['a'] } }],
    ['?globs=a+b', { ...empty, call: { ...empty.call, globs: ['a b'] } }],
    ['?globs=%', { ...empty, call: { ...empty.call, globs: ['%'] } }],
    ['?globs=%E6%96', { ...empty, call: { ...empty.call, globs: ['\ufffd'] } }],
    ['?globs=%00', { ...empty, call: { ...empty.call, globs: ['\0'] } }],
    ['?cwd=+src+&base=%2E', { ...empty, call: { ...empty.call, cwd: 'src', base: '.' } }],
  ])('%j is read without an error', (query, expected) => {
    expect(ofQuery(query)).toEqual(expected);
  });

  test('a long one is read whole', () => {
    const globs = Array.from({ length: 20_000 }, (_, number) => `src/${number}/*.js`);
    expect(ofQuery(`?globs=${encodeURIComponent(globs.join('\n'))}`).call.globs).toEqual(globs);
  });
});

describe('a form', () => {
  test('gives what an address gives', () => {
    const form = new FormData();
    form.set('globs', 'a\r\n!b');
    form.set('files', 'a\r\nb');
    form.set('nocase', 'on');
    expect(readCase(form)).toEqual({
      call: { ...empty.call, globs: ['a', '!b'], nocase: true },
      files: 'a\r\nb',
    });
  });

  test.each([
    ["'src/*.js'", ['src/*.js']],
    ['"src/*.js",', ['src/*.js']],
    ["['src/**/*.js', '!src/vendor/**']", ['src/**/*.js', '!src/vendor/**']],
    ["[\n  'src/**/*.js',\n  '!src/vendor/**',\n],", ['src/**/*.js', '!src/vendor/**']],
    ["gulp.src(['src/**/*.js', `!src/vendor/**`])", ['src/**/*.js', '!src/vendor/**']],
    ["src('src/[ab]*.js')", ['src/[ab]*.js']],
    // None of these is quoted.
    ['src/*.js, lib/*.js', ['src/*.js, lib/*.js']],
    ["it's/*.js", ["it's/*.js"]],
    ["src/'a'/*.js", ["src/'a'/*.js"]],
    ['[ab](c)', ['[ab](c)']],
    ["''", ["''"]],
  ])('takes globs as a gulpfile has them: %j', (text, globs) => {
    const form = new FormData();
    form.set('globs', text);
    expect(readCase(form).call.globs).toEqual(globs);
  });

  test('a field that holds a file is empty', () => {
    const form = new FormData();
    form.set('globs', new File(['a'], 'a.txt'));
    expect(readCase(form)).toEqual(empty);
  });
});

describe('the call in a gulpfile', () => {
  test.each([
    [example.call, "src(['src/**/*.js', '!src/vendor/**'])"],
    [{ ...empty.call, globs: ['a.js'] }, "src('a.js')"],
    [empty.call, 'src([])'],
    [{ ...empty.call, globs: ["it's\\*"] }, String.raw`src('it\'s\\*')`],
    [
      { globs: ['*'], cwd: 'src', base: '.', dot: true, nocase: true, allowEmpty: true },
      "src('*', { cwd: 'src', base: '.', dot: true, nocase: true, allowEmpty: true })",
    ],
  ])('%j', (call, expected) => {
    expect(writeCall(call)).toBe(expected);
  });
});
