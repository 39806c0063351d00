/** What `glob-stream` asks of `fs.Stats`. */
interface Stats {
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/** What it asks of `fs.Dirent`. */
interface Entry extends Stats {
  readonly name: string;
}

/** As `fs` has it: of a failure, `glob-stream` reads the code. */
type Callback<T> = (error: (Error & { code: string }) | null, result?: T) => void;

interface Folder {
  readonly entries: Map<string, Folder | 'file'>;
}

const failures = { ENOENT: 'no such file or directory', ENOTDIR: 'not a directory' } as const;

/** Why there is nothing to be had. */
type Code = keyof typeof failures;

let root = emptyFolder();

/**
 * Puts a tree of files in the place of the disk. What was there before is gone.
 *
 * @param folder absolute; it exists, even without a file in it
 * @param files absolute paths, with `/`
 */
export function mount(folder: string, files: readonly string[]): void {
  root = emptyFolder();
  makeFolder(namesOf(folder));
  for (const file of files) {
    const names = namesOf(file);
    const name = names.pop();
    const { entries } = makeFolder(names);
    if (name !== undefined && !entries.has(name)) {
      entries.set(name, 'file');
    }
  }
}

/**
 * `fs.readdir()`, with types: sorted by the bytes of the names, as libuv sorts them.
 *
 * @param path absolute
 * @param callback gets the entries of the folder, or why there are none
 */
export function readdir(path: string, _options: unknown, callback: Callback<Entry[]>): void {
  const found = lookUp(path);
  if (typeof found !== 'object') {
    fail(found === 'file' ? 'ENOTDIR' : found, `scandir '${path}'`, callback);
    return;
  }
  const names = [...found.entries].sort(([one], [other]) => byCodePoint(one, other));
  const entries = names.map(([name, entry]) => ({ name, ...statsOf(entry) }));
  queueMicrotask(() => callback(null, entries));
}

/**
 * `fs.stat()`.
 *
 * @param path absolute
 * @param callback gets whether it is a folder, or why it is nothing
 */
export function stat(path: string, callback: Callback<Stats>): void {
  const found = lookUp(path);
  if (typeof found === 'object' || found === 'file') {
    queueMicrotask(() => callback(null, statsOf(found)));
  } else {
    fail(found, `stat '${path}'`, callback);
  }
}

function emptyFolder(): Folder {
  return { entries: new Map() };
}

function namesOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** A folder that a list takes for a file too is a folder. */
function makeFolder(names: readonly string[]): Folder {
  return names.reduce((folder, name) => {
    const there = folder.entries.get(name);
    const next = typeof there === 'object' ? there : emptyFolder();
    folder.entries.set(name, next);
    return next;
  }, root);
}

/** Goes from name to name, as a disk does: `a/..` needs a folder `a`, and below a file is nothing. */
function lookUp(path: string): Folder | 'file' | Code {
  const above: Folder[] = [];
  let at: Folder | 'file' = root;
  for (const name of path.split('/').slice(1)) {
    if (at === 'file') {
      return 'ENOTDIR';
    }
    if (name === '..') {
      at = above.pop() ?? root;
    } else if (name !== '' && name !== '.') {
      const next: Folder | 'file' | undefined = at.entries.get(name);
      if (next === undefined) {
        return 'ENOENT';
      }
      above.push(at);
      at = next;
    }
  }
  return at;
}

function statsOf(entry: Folder | 'file'): Stats {
  return { isDirectory: () => entry !== 'file', isSymbolicLink: () => false };
}

/** As a disk answers: later, so that who asked has finished what it does now. */
function fail<T>(code: Code, call: string, callback: Callback<T>): void {
  const error = Object.assign(new Error(`${code}: ${failures[code]}, ${call}`), { code });
  queueMicrotask(() => callback(error));
}

/** UTF-8 sorts as its code points do; JavaScript sorts by halves of them. */
function byCodePoint(one: string, other: string): number {
  const left = [...one];
  const right = [...other];
  const at = left.findIndex((character, index) => character !== right[index]);
  return at === -1
    ? left.length - right.length
    : (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
}
