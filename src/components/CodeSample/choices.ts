/**
 * What a reader chooses once for the code of all pages. The first value holds until then. Each is an
 * attribute of `<html>` with `data-` before its name, which the style sheet reads; no value is in two.
 */
export const choices = {
  'gulpfile-format': ['esm', 'commonjs'],
  'package-manager': ['npm', 'pnpm', 'yarn', 'bun'],
} as const;

/** One of the choices. */
export type Choice = keyof typeof choices;
