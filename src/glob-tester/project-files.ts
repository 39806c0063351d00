import { posix } from 'path-browserify';

/** What a pasted list holds. */
export interface ProjectFiles {
  /** Paths from the project, with `/`, each once. */
  readonly files: readonly string[];
  /** Lines that are no path below the project, as they were typed. */
  readonly refused: readonly string[];
}

/** In a drawing of `tree`: four columns for each folder above, then the branch to the name. */
const BRANCH = /^((?:[│|\s]{4})*)(?:├──|└──|\|--|`--) /;

/**
 * Reads a list of files: a path in each line, as `find`, `git ls-files` and `dir /s /b` print them from
 * the project, or the drawing of `tree`.
 *
 * @param text as pasted; `\` counts as `/`
 */
export function readProjectFiles(text: string): ProjectFiles {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const paths = lines.some((line) => BRANCH.test(line)) ? pathsOfTree(lines) : lines;
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

/** Joins each name of a drawing with the folders above it. The first line may name the top folder. */
function pathsOfTree(lines: readonly string[]): readonly string[] {
  const above: string[] = [];
  const [top = ''] = lines;
  const root = BRANCH.test(top) ? '' : topFolder(top);
  return lines.flatMap((line) => {
    const branch = BRANCH.exec(line);
    if (!branch) return [];
    const depth = Math.floor((branch[1] ?? '').length / 4);
    const name = line.slice(branch[0].length).trim();
    above.length = depth;
    above[depth] = name.replace(/\/$/, '');
    return [posix.join(root, ...above) + (name.endsWith('/') ? '/' : '')];
  });
}

/** `src` for a drawing that begins with `src/`; a drawing of `.` is that of the project. */
function topFolder(line: string): string {
  const name = line.trim().replace(/\/$/, '');
  return name === '.' || /^(?:\/|[a-z]:)/i.test(name) ? '' : name;
}
