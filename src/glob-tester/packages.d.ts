/** Packages of gulp that bring no types: the part that the tester uses. */

declare module 'glob-stream' {
  interface GlobEntry {
    readonly path: string;
    readonly base: string;
  }
  export default function globStream(
    globs: readonly string[],
    options: Readonly<Record<string, unknown>>,
  ): AsyncIterable<GlobEntry>;
}

declare module 'is-valid-glob' {
  export default function isValidGlob(glob: unknown): boolean;
}

declare module 'normalize-path' {
  export default function normalizePath(path: string, stripTrailing?: boolean): string;
}

declare module '@gulpjs/to-absolute-glob' {
  export default function toAbsoluteGlob(glob: string, options: { readonly cwd: string }): string;
}
