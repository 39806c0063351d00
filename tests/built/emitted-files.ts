import { readdirSync } from 'node:fs';

import { builtPath, readBuilt, readGenerated } from './build-folders';
import { fileSize, readBuiltPage, type Part } from './built-page';
import { namedScripts } from './route-scripts';

/** What a file is there for. Names of files are no help: the bundler numbers most of them. */
export type Role =
  | 'application'
  | 'search dialog'
  | 'search records'
  | 'recipes of the plugins'
  | 'glob tester'
  | 'task timeline'
  | 'style sheet of the search dialog'
  | 'style sheets of a page in one'
  | 'any other script'
  | 'any other style sheet';

export interface EmittedFile extends Part {
  readonly role: Role;
}

/** Data that pages load when a reader asks for it, by the file that the build makes of it. */
const DATA: readonly (readonly [generated: string, role: Role])[] = [
  ['search-records/default/records.json', 'search records'],
  ['plugin-directory/default/details.json', 'recipes of the plugins'],
];

/** Scripts by the name that an import gives to their chunk. */
const NAMED: readonly (readonly [name: string, role: Role])[] = [
  ['search-dialog', 'search dialog'],
  ['glob-tester', 'glob tester'],
  ['task-timeline', 'task timeline'],
];

/** How a generated file begins, which stands in the chunk as it is there. */
function beginningOf(edition: string, generated: string): string {
  return JSON.stringify(readGenerated(edition, generated)).slice(0, 40);
}

/**
 * Lists the scripts and style sheets of an edition.
 *
 * @param edition Name of the edition, which was built.
 */
export function emittedFiles(edition: string): readonly EmittedFile[] {
  const application = readBuiltPage(edition, '404.html').scripts;
  const named = NAMED.map(([name, role]) => [namedScripts(edition, name), role] as const);
  const beginnings = DATA.map(
    ([generated, role]) => [beginningOf(edition, generated), role] as const,
  );
  const roleOf = (file: string): Role => {
    if (/\/page\.\w+\.css$/.test(file)) {
      return 'style sheets of a page in one';
    }
    if (file.endsWith('.css')) {
      return /\/search-dialog\b/.test(file)
        ? 'style sheet of the search dialog'
        : 'any other style sheet';
    }
    if (application.includes(file)) {
      return 'application';
    }
    const script = readBuilt(edition, file);
    const [, role = 'any other script' as const] =
      named.find(([files]) => files.includes(file)) ??
      beginnings.find(([beginning]) => script.includes(beginning)) ??
      [];
    return role;
  };
  return ['js', 'css'].flatMap((kind) =>
    readdirSync(builtPath(edition, `assets/${kind}`))
      .filter((name) => name.endsWith(`.${kind}`))
      .map((name) => {
        const file = `/assets/${kind}/${name}`;
        return {
          file,
          // Not all who list the files weigh them, which takes seconds.
          get bytes() {
            return fileSize(edition, file);
          },
          role: roleOf(file),
        };
      }),
  );
}
