import type { PageId } from '../pages/representative';

/** How a site is built, in its own folder. */
export interface BuildCommand {
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Where things are on a site's pages, as CSS selectors. */
export interface Selectors {
  /** The sidebar that holds links to the other pages. */
  readonly sidebar: string;
  /** The field of the open search dialog. */
  readonly searchField: string;
  /** One result of a search. */
  readonly searchResult: string;
}

/** A site that was prepared in a temporary folder, ready to be built. */
export interface Site {
  readonly name: 'ours' | 'stock' | 'vitepress' | 'starlight';
  /** What the tables call it, with its version. */
  readonly label: string;
  readonly folder: string;
  /** Folder of the pages' files. */
  readonly pages: string;
  /** Command for node, which builds the site. */
  readonly build: BuildCommand;
  /** Folder that the build writes. */
  readonly output: string;
  /** Folders that make a second build faster; a cold build begins without them. */
  readonly caches: readonly string[];
  /** Address of a page; undefined when the site has none like it. */
  readonly address: (page: PageId) => string | undefined;
  readonly selectors: Selectors;
  /** Whether the dialog works without a hosted service. */
  readonly searchesItself: boolean;
  /** Adds folders of pages at the end of the sidebar. */
  readonly listFolders: (folders: readonly string[]) => Promise<void>;
}
