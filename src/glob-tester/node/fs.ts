/** What `glob-stream` asks of an entry: `fs.Dirent` and `fs.Stats` answer it too. */
interface Entry {
  readonly name: string;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/** As `fs` has it: of a failure, `glob-stream` reads the code. */
type Callback<T> = (error: (Error & { code: string }) | null, result?: T) => void;

/** Names of each folder, and whether they are folders themselves. */
type Folders = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

let folders: Folders = new Map();

/**
 * Puts a tree of files in the place of the disk. What was there before is gone.
 *
 * @param files absolute paths, with `/`
 */
export function mount(files: readonly string[]): void {
  const made = new Map<string, Map<string, boolean>>([['/', new Map()]]);
  for (const file of files) {
    let folder = '/';
    const names = file.split('/').filter(Boolean);
    names.forEach((name, depth) => {
      const isFolder = depth < names.length - 1;
      const path = `${folder === '/' ? '' : folder}/${name}`;
      made.get(folder)?.set(name, isFolder || made.has(path));
      folder = path;
      if (isFolder && !made.has(path)) {
        made.set(path, new Map());
      }
    });
  }
  folders = made;
}

function entryOf(path: string): Entry | undefined {
  const cut = path.lastIndexOf('/');
  const name = path.slice(cut + 1);
  const isFolder = path === '/' || folders.get(path.slice(0, cut) || '/')?.get(name);
  return isFolder === undefined
    ? undefined
    : { name, isDirectory: () => isFolder, isSymbolicLink: () => false };
}

/** As a disk answers: later, so that who asked has finished what it does now. */
function answer<T>(callback: Callback<T>, result: T | undefined): void {
  const error = Object.assign(new Error('ENOENT: no such file or directory'), { code: 'ENOENT' });
  queueMicrotask(() => (result === undefined ? callback(error) : callback(null, result)));
}

/** Without its last slash, which a disk does not mind. */
function tidy(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/** `fs.readdir()`, with types: sorted by the bytes of the names, as libuv sorts them. */
export function readdir(path: string, _options: unknown, callback: Callback<Entry[]>): void {
  const names = [...(folders.get(tidy(path))?.keys() ?? [])].sort(byCodePoint);
  const entries = names.flatMap(
    (name) => entryOf(`${path === '/' ? '' : tidy(path)}/${name}`) ?? [],
  );
  answer(callback, folders.has(tidy(path)) ? entries : undefined);
}

/** `fs.stat()`. */
export function stat(path: string, callback: Callback<Entry>): void {
  answer(callback, entryOf(tidy(path)));
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
