import fs from 'node:fs';
import { join, relative, sep } from 'node:path';
import { vi } from 'vitest';

import { collect } from '../support/collect';
import type { ErrorCase } from '../support/documented-errors';
import { gulp } from '../support/gulp';
import { loadInstrumentedGulp } from '../support/instrumented-library';
import type { DefaultCase } from '../support/option-defaults';
import { temporaryFolder } from '../support/temporary-folder';

/** The functions that write, and share options and errors. */
type Output = 'dest' | 'symlink';

/** As deep as the process's folder, so that a relative path out of that stays in here. */
function otherFolder(folder: string): string {
  const depth = process.cwd().split(sep).filter(Boolean).length;
  return join(folder, ...Array<string>(depth).fill('deep'));
}

async function writtenPath(output: Output, options: object): Promise<string> {
  const folder = temporaryFolder({ 'a.txt': 'a' });
  const given =
    'cwd' in options && options.cwd === 'other' ? { cwd: otherFolder(folder) } : options;
  const target = relative(process.cwd(), join(folder, 'out'));
  const [file] = await collect(gulp.src(join(folder, 'a.txt')).pipe(gulp[output](target, given)));
  return file?.path.replace(folder, 'folder') ?? '';
}

/** The kind of link that gulp asks Windows for, for a folder or for a link to one. */
async function linkTypeOnWindows(output: Output, options: object): Promise<unknown> {
  const folder = temporaryFolder({ 'src/sub/a.txt': 'a' });
  fs.symlinkSync(join(folder, 'src/sub'), join(folder, 'src/link'));
  const symlink = vi.spyOn(fs, 'symlink');
  try {
    const windows = loadInstrumentedGulp('win32');
    const source =
      output === 'dest'
        ? windows.src(join(folder, 'src/link'), { resolveSymlinks: false })
        : windows.src(join(folder, 'src/sub'));
    await collect(source.pipe(windows[output](join(folder, 'out'), options)));
    return symlink.mock.calls[0]?.[2];
  } finally {
    symlink.mockRestore();
  }
}

/** The default values of options that both functions have. */
export function sharedDefaults(output: Output): readonly DefaultCase[] {
  return [
    {
      option: 'cwd',
      written: 'process.cwd()',
      value: process.cwd(),
      other: 'other',
      observe: (options) => writtenPath(output, options),
    },
    {
      option: 'useJunctions',
      value: true,
      other: false,
      observe: (options) => linkTypeOnWindows(output, options),
    },
  ];
}

/** Pipes `src/a.txt` of a new folder into the function, with the output folder a part of that one. */
export function pipeTo(output: Output, folder: unknown, options?: object): ErrorCase['call'] {
  return () => {
    const cwd = temporaryFolder({ 'src/a.txt': 'a', file: 'f', 'taken/a.txt/x': 'x' });
    return gulp.src('src/a.txt', { cwd }).pipe(gulp[output](folder, { cwd, ...options }));
  };
}

/** The errors that both functions have. */
export function sharedErrors(output: Output): readonly ErrorCase[] {
  return [
    {
      message: `Invalid ${output}() folder argument. Please specify a non-empty string or a function.`,
      call: () => gulp[output](''),
    },
    { message: 'Invalid output folder', call: pipeTo(output, () => undefined) },
    {
      message: `Received a non-Vinyl object in \`${output}()\``,
      call: () => {
        const stream = gulp[output]('never-written');
        stream.write('text');
        stream.end();
        return stream;
      },
    },
    { message: "ENOTDIR: not a directory, scandir '<path>'", call: pipeTo(output, 'file') },
  ];
}
