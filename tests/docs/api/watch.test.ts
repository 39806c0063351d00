import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readApiPage } from '../support/api-page';
import { type ErrorCase, errorDifferences } from '../support/documented-errors';
import { gulp, nameAndVersion, type Watcher } from '../support/gulp';
import { loadInstrumentedGulp } from '../support/instrumented-library';
import { namesInSource } from '../support/names-in-source';
import { type DefaultCase, defaultDifferences } from '../support/option-defaults';
import { nameDifferences } from '../support/page-tables';
import { Recorder } from '../support/recorded-options';
import { temporaryFolder } from '../support/temporary-folder';

const page = readApiPage('docs/api/watch.md');

type Options = Readonly<Record<string, unknown>>;

function ready(watcher: Watcher): Promise<void> {
  return new Promise((resolve) => {
    watcher.on('ready', () => resolve());
  });
}

/** What chokidar makes of an option. */
function resolved(option: string): DefaultCase['observe'] {
  return async (options) => {
    const watcher = gulp.watch([], options);
    await watcher.close();
    return watcher.options[option];
  };
}

const files = { 'a.txt': 'a', '[b].txt': 'b', 'sub/c.txt': 'c', 'sub/deep/d.txt': 'd' };

/** What is found at the start, with `ignoreInitial: false`. */
async function found(globs: unknown, options: Options): Promise<readonly string[]> {
  const folder = temporaryFolder(files);
  fs.symlinkSync(join(folder, 'sub'), join(folder, 'link'));
  const here = typeof globs === 'string' ? join(folder, globs) : globs;
  const watcher = gulp.watch(here, { ignoreInitial: false, ...options });
  const events: string[] = [];
  watcher.on('all', (event, path) => events.push(`${String(event)} ${String(path)}`));
  await ready(watcher);
  await watcher.close();
  return events.map((event) => event.replace(folder, 'folder')).sort();
}

/** Delays that glob-watcher sets, seen at the timer, so that no clock is needed. */
async function delayOf(options: Options): Promise<unknown> {
  const watcher = gulp.watch([], options, (done: () => void) => done());
  const timer = vi.spyOn(globalThis, 'setTimeout');
  try {
    watcher.emit('change', 'a.txt');
    return timer.mock.calls[0]?.[1];
  } finally {
    timer.mock.results.forEach(({ value }) => clearTimeout(value));
    timer.mockRestore();
    await watcher.close();
  }
}

/** How often a task runs when three events come while it runs. */
async function runsWithEventsInBetween(options: Options): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let runs = 0;
    let finish = () => undefined;
    const watcher = gulp.watch([], options, (done: () => undefined) => {
      runs += 1;
      finish = done;
    });
    for (let event = 0; event < 4; event += 1) {
      watcher.emit('change', 'a.txt');
      vi.runAllTimers();
      await new Promise(setImmediate);
    }
    finish();
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    await watcher.close();
    return runs;
  } finally {
    vi.useRealTimers();
  }
}

/** Which events start the task. */
async function eventsOf(options: Options): Promise<readonly string[]> {
  const names = ['add', 'addDir', 'change', 'unlink', 'unlinkDir'];
  const started: string[] = [];
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const watcher = gulp.watch([], options, (done: () => void) => done());
  try {
    for (const name of names) {
      const before = timer.mock.calls.length;
      watcher.emit(name, 'a.txt');
      if (timer.mock.calls.length > before) {
        started.push(name);
      }
    }
    return started;
  } finally {
    timer.mock.results.forEach(({ value }) => clearTimeout(value));
    timer.mockRestore();
    await watcher.close();
  }
}

const defaults: readonly DefaultCase[] = [
  { option: 'alwaysStat', value: undefined, other: true, observe: resolved('alwaysStat') },
  { option: 'atomic', value: true, other: false, observe: resolved('atomic') },
  { option: 'awaitWriteFinish', value: false, other: true, observe: resolved('awaitWriteFinish') },
  { option: 'binaryInterval', value: 300, other: 1, observe: resolved('binaryInterval') },
  { option: 'cwd', value: undefined, other: '/', observe: (options) => found('*.txt', options) },
  { option: 'delay', value: 200, other: 7, observe: delayOf },
  { option: 'depth', value: undefined, other: 0, observe: (options) => found('sub', options) },
  {
    option: 'disableGlobbing',
    value: false,
    other: true,
    observe: (options) => found('*.txt', options),
  },
  {
    option: 'events',
    written: "['add', 'change', 'unlink']",
    value: ['add', 'change', 'unlink'],
    other: 'addDir',
    observe: eventsOf,
  },
  {
    option: 'followSymlinks',
    value: true,
    other: false,
    observe: (options) => found('link/**/*.txt', options),
  },
  {
    option: 'ignored',
    value: [],
    other: '**/deep/**',
    observe: (options) => found('sub', options),
  },
  { option: 'ignoreInitial', value: true, other: false, observe: resolved('ignoreInitial') },
  {
    option: 'ignorePermissionErrors',
    value: false,
    other: true,
    observe: resolved('ignorePermissionErrors'),
  },
  { option: 'interval', value: 100, other: 1, observe: resolved('interval') },
  { option: 'persistent', value: true, other: false, observe: resolved('persistent') },
  { option: 'queue', value: true, other: false, observe: runsWithEventsInBetween },
  {
    option: 'useFsEvents',
    value: false,
    other: true,
    noEffect: true,
    observe: resolved('useFsEvents'),
  },
  { option: 'usePolling', value: false, other: true, observe: resolved('usePolling') },
];

const errors: readonly ErrorCase[] = [
  {
    message:
      'watching <globs>: watch task has to be a function (optionally generated by using gulp.parallel or gulp.series)',
    call: () => gulp.watch('src/*.css', 'styles'),
  },
  {
    message: 'Non-string provided as watch path: <globs>',
    call: () => gulp.watch(['src/*.css', 1]),
  },
  {
    message: "ELOOP: too many symbolic links encountered, stat '<link>'",
    call: () => {
      const folder = temporaryFolder(files);
      fs.symlinkSync('loop', join(folder, 'loop'));
      const watcher = gulp.watch(join(folder, '**/*.txt'));
      onTestFinished(() => watcher.close());
      return watcher;
    },
  },
];

describe('watch()', () => {
  test('documents the options that the library reads', async () => {
    const folder = temporaryFolder(files);
    const library = loadInstrumentedGulp();
    const recorder = new Recorder();
    const options = recorder.record({ ignoreInitial: false, cwd: folder, delay: 0 });
    let started: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      started = resolve;
    });
    // The task never ends: an event during a run makes glob-watcher read `queue`.
    const watcher = library.watch('**', options, () => started());
    await ready(watcher);
    await running;
    watcher.emit('change', 'a.txt');
    await new Promise((resolve) => setTimeout(resolve, 1));
    await watcher.close();
    const readers = ['glob-watcher', 'chokidar'].map(nameAndVersion).join(' with ');
    expect(nameDifferences(page.path, page.options, recorder.names, readers)).toEqual([]);
  });

  test('documents the options that stand in the text of the library', () => {
    const documented = page.options.map(({ name }) => name);
    const inText = [
      ...namesInSource('glob-watcher', ['opts', 'options', 'defaultOpts']),
      ...namesInSource('chokidar', ['opts', 'options']),
    ];
    // chokidar writes `enableBinaryInterval` itself before it reads it.
    const missing = inText.filter(
      (name) => !documented.includes(name) && name !== 'enableBinaryInterval',
    );
    expect(
      missing.map((name) => `${page.path}: the text of the library reads \`${name}\`: add a row`),
    ).toEqual([]);
  });

  test('documents the defaults that are at work', async () => {
    vi.stubEnv('CHOKIDAR_USEPOLLING', undefined);
    vi.stubEnv('CHOKIDAR_INTERVAL', undefined);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(await defaultDifferences(page, defaults)).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, errors)).toEqual([]);
  });
});

describe('what the page says about watch()', () => {
  test('the environment wins over `usePolling` and `interval`', async () => {
    vi.stubEnv('CHOKIDAR_USEPOLLING', 'true');
    vi.stubEnv('CHOKIDAR_INTERVAL', '7');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const watcher = gulp.watch([], { interval: 100, usePolling: false });
    await watcher.close();
    expect(watcher.options).toMatchObject({ atomic: false, interval: 7, usePolling: true });
  });
});
