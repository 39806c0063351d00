import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fileSize, readBuiltPage, type Part } from './built-page';
import { namedScripts } from './route-scripts';

const root = path.resolve(import.meta.dirname, '../..');

/** What a file is there for. Names of files are no help: the bundler numbers most of them. */
export type Role =
  | 'application'
  | 'search dialog'
  | 'search records'
  | 'style sheet of the search dialog'
  | 'any other script'
  | 'any other style sheet';

export interface EmittedFile extends Part {
  readonly role: Role;
}

/** Tells the records by their beginning, which stands in the chunk as it is in the generated file. */
function isRecords(edition: string, file: string): boolean {
  const generated = path.join(root, `.docusaurus-${edition}/search-records/default/records.json`);
  const records: unknown = JSON.parse(readFileSync(generated, 'utf8'));
  const beginning = JSON.stringify(records).slice(0, 40);
  return readFileSync(path.join(root, 'build', edition, file), 'utf8').includes(beginning);
}

/**
 * Lists the scripts and style sheets of an edition.
 *
 * @param edition Name of the edition, which was built.
 */
export function emittedFiles(edition: string): readonly EmittedFile[] {
  const application = readBuiltPage(edition, '404.html').scripts;
  const dialog = namedScripts(edition, 'search-dialog');
  const roleOf = (file: string): Role => {
    if (file.endsWith('.css')) {
      return /\/search-dialog\b/.test(file)
        ? 'style sheet of the search dialog'
        : 'any other style sheet';
    }
    if (application.includes(file)) {
      return 'application';
    }
    if (dialog.includes(file)) {
      return 'search dialog';
    }
    return isRecords(edition, file) ? 'search records' : 'any other script';
  };
  return ['js', 'css'].flatMap((kind) =>
    readdirSync(path.join(root, 'build', edition, 'assets', kind))
      .filter((name) => name.endsWith(`.${kind}`))
      .map((name) => {
        const file = `/assets/${kind}/${name}`;
        return { file, bytes: fileSize(edition, file), role: roleOf(file) };
      }),
  );
}
