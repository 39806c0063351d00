/** Files by the absolute path of the page that depends on them. */
interface ReadFiles {
  readonly byPage: ReadonlyMap<string, readonly string[]>;
  /** Called first of a page, with the files that it quotes: what was known of it is forgotten. */
  readonly onQuoted: (page: string, files: readonly string[]) => void;
  /** Called after that, with further files that it depends on. */
  readonly onRead: (page: string, files: readonly string[]) => void;
}

/** Opens the list of what pages depend on; it is filled while they compile. */
export function listReadFiles(): ReadFiles {
  const byPage = new Map<string, readonly string[]>();
  return {
    byPage,
    onQuoted: (page, files) => byPage.set(page, files),
    onRead: (page, files) => byPage.set(page, [...(byPage.get(page) ?? []), ...files]),
  };
}
