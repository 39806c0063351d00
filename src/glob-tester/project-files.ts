import { posix } from 'path-browserify';

/** What a pasted list holds. */
interface ProjectFiles {
  /** Paths from the project, with `/`, each once. */
  readonly files: readonly string[];
  /** Lines that are no path below the project, as they were typed. */
  readonly refused: readonly string[];
}

/** In a drawing of `tree`: four columns for each folder above, then the branch to the name. */
const BRANCH = /^((?:[│|\s]{4})*)(?:├──|└──|\|--|`--) /;

/** A folder in the drawing of Windows, which says of a file only how deep it lies. */
const WINDOWS_BRANCH = /^[│|\s]*(?:├───|└───|\+---|\\---)\S/;

/**
 * Reads a list of files: a path in each line, as `find` and `git ls-files` print them from the project, or
 * the drawing of `tree`.
 *
 * @param text as pasted; `\` counts as `/`
 * @returns the files, without folders that the list names too, and the lines that it cannot read
 */
export function readProjectFiles(text: string): ProjectFiles {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.some((line) => WINDOWS_BRANCH.test(line))) {
    return { files: [], refused: lines };
  }
  const paths = lines.some((line) => BRANCH.test(line)) ? pathsOfTree(lines) : lines.map(unquoted);
  const files = new Set<string>();
  const refused: string[] = [];
  for (const line of paths) {
    const path = posix.normalize(line.trim().replaceAll('\\', '/'));
    if (path === '.' || path.endsWith('/')) continue;
    if (/^(?:\.\.(?:\/|$)|\/|[a-z]:)/i.test(path)) {
      refused.push(line);
    } else {
      files.add(path);
    }
  }
  // A path that others go through is a folder: `find` lists them too.
  const folders = new Set([...files].flatMap(foldersOf));
  return { files: [...files].filter((file) => !folders.has(file)), refused };
}

/** `a` and `a/b` for `a/b/c`. */
function foldersOf(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, depth) => names.slice(0, depth + 1).join('/'));
}

/** `git ls-files` quotes a name that is not ASCII, and writes its bytes. */
function unquoted(line: string): string {
  const [, name] = /^"(.*)"$/.exec(line.trim()) ?? [];
  return name === undefined ? line : withoutBytes(name).replace(/\\(["\\])/g, '$1');
}

/** `ä` for `\303\244`, which are its bytes in UTF-8. */
function withoutBytes(name: string): string {
  return name.replace(/(?:\\[0-3][0-7]{2})+/g, (bytes) =>
    new TextDecoder().decode(
      Uint8Array.from(bytes.slice(1).split('\\'), (byte) => Number.parseInt(byte, 8)),
    ),
  );
}

/** Joins each name of a drawing with the folders above it. The first line may name the top folder. */
function pathsOfTree(lines: readonly string[]): readonly string[] {
  const above: string[] = [];
  const [top = ''] = lines;
  const root = BRANCH.test(top) ? '' : topFolder(top);
  // With `-F`, folders end in a slash, and files that can be run in an asterisk.
  const isMarked = lines.some((line) => line.endsWith('/'));
  return lines.flatMap((line) => {
    const branch = BRANCH.exec(line);
    if (!branch) return [];
    const depth = Math.floor((branch[1] ?? '').length / 4);
    const name = nameOf(line.slice(branch[0].length), isMarked);
    // Where the lines of folders above are missing, they have no names.
    const folders = Array.from({ length: depth }, (_, at) => above[at] ?? '');
    above.splice(0, above.length, ...folders, name.replace(/\/$/, ''));
    return [posix.join(root, ...above) + (name.endsWith('/') ? '/' : '')];
  });
}

/** Without the target of a link, and without what `tree` writes in the place of a character. */
function nameOf(text: string, isMarked: boolean): string {
  const [name = ''] = text.trim().split(' -> ');
  return withoutBytes(isMarked ? name.replace(/\*$/, '') : name).replaceAll('\\ ', ' ');
}

/** `src` for a drawing that begins with `src/`; a drawing of `.` is that of the project. */
function topFolder(line: string): string {
  const name = line.trim().replace(/\/$/, '');
  return name === '.' || /^(?:\/|[a-z]:)/i.test(name) ? '' : name;
}
