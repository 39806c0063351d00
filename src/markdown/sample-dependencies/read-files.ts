/** Gets files, by absolute path, on which a page depends. */
export type OnFiles = (page: string, files: readonly string[]) => void;

/** Files by the absolute path of the page that depends on them. */
interface ReadFiles {
  readonly byPage: ReadonlyMap<string, readonly string[]>;
  /** Called first for a page, with the files that it quotes; replaces its list. */
  readonly onQuoted: OnFiles;
  /** Called later, with further files to add. */
  readonly onRead: OnFiles;
}

/** Creates the list of files that pages depend on, filled while they compile. */
export function listReadFiles(): ReadFiles {
  const byPage = new Map<string, readonly string[]>();
  return {
    byPage,
    onQuoted: (page, files) => byPage.set(page, files),
    onRead: (page, files) => byPage.set(page, [...(byPage.get(page) ?? []), ...files]),
  };
}
