import { hasField, textOf, writeQuery } from '../browser/query';
import type { SourceCall } from './source-call';

/** What the fields of the tester hold. */
export interface GlobCase {
  readonly call: SourceCall;
  /** The list of files, as typed. */
  readonly files: string;
}

/** Names of the fields, in the form and in the address. */
export const fields = {
  globs: 'globs',
  files: 'files',
  cwd: 'cwd',
  base: 'base',
  dot: 'dot',
  nocase: 'nocase',
  allowEmpty: 'allowEmpty',
} as const;

/** The case that the page begins with. */
export const example: GlobCase = {
  call: {
    globs: ['src/**/*.js', '!src/vendor/**'],
    cwd: '',
    base: '',
    dot: false,
    nocase: false,
    allowEmpty: false,
  },
  files: ['src/app.js', 'src/index.html', 'src/pages/form.js', 'src/vendor/lib.js'].join('\n'),
};

/**
 * Reads a case from the fields of a form, or from an address.
 *
 * @param values of the form or the query; a box that is not ticked is absent
 */
export function readCase(values: FormData | URLSearchParams): GlobCase {
  return {
    call: {
      globs: textOf(values, fields.globs)
        .split(/\r?\n/)
        .flatMap(globsOfLine)
        .filter((glob) => glob !== ''),
      cwd: textOf(values, fields.cwd).trim(),
      base: textOf(values, fields.base).trim(),
      dot: values.has(fields.dot),
      nocase: values.has(fields.nocase),
      allowEmpty: values.has(fields.allowEmpty),
    },
    files: textOf(values, fields.files),
  };
}

const QUOTED = /(['"`])(.+?)\1/gu;

/** A line is a glob as it is, or holds some as a gulpfile does: between quotes, in the brackets of a list or a call. */
function globsOfLine(line: string): readonly string[] {
  const glob = line.trim();
  const around = glob.replace(/^(?:gulp\.)?src\(/u, '').replaceAll(QUOTED, '');
  return /^[\s,;[\]()]*$/u.test(around)
    ? [...glob.matchAll(QUOTED)].map(([, , quoted = '']) => quoted.trim())
    : [glob];
}

/**
 * Writes a case as a query, which `readCase()` reads back.
 *
 * @returns for example `?globs=src%2F*.js&files=…`; undefined where it is too long for a link
 */
export function writeCase({ call, files }: GlobCase): string | undefined {
  const query = new URLSearchParams({
    [fields.globs]: call.globs.join('\n'),
    [fields.files]: files,
  });
  for (const name of [fields.cwd, fields.base] as const) {
    if (call[name] !== '') query.set(name, call[name]);
  }
  for (const name of [fields.dot, fields.nocase, fields.allowEmpty] as const) {
    if (call[name]) query.set(name, 'on');
  }
  return writeQuery(query);
}

/** @returns whether an address carries a case */
export function hasCase(query: string): boolean {
  return hasField(query, fields.globs);
}

/**
 * Writes the call as it stands in a gulpfile.
 *
 * @returns for example `src(['src/*.js'], { dot: true })`
 */
export function writeCall({ globs, ...options }: SourceCall): string {
  const given = Object.entries(options).flatMap(([name, value]) =>
    value === '' || value === false ? [] : [`${name}: ${literal(value)}`],
  );
  const list =
    globs.length === 1 ? globs.map(literal).join('') : `[${globs.map(literal).join(', ')}]`;
  return `src(${list}${given.length > 0 ? `, { ${given.join(', ')} }` : ''})`;
}

/** A text in single quotes, as the samples have it. */
function literal(value: string | true): string {
  return value === true ? 'true' : `'${value.replace(/[\\']/g, '\\$&')}'`;
}
