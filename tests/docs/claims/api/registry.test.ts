import { registryBase, run as finish } from '../../api/combined-tasks';
import { claim, message, run } from '../support';

type Task = (done?: unknown) => unknown;

/** A registry that wraps each task, as the pages have it. */
function wrapping(): object {
  class Wrapping extends registryBase() {
    readonly kept: Record<string, Task> = {};
    get(name: string): Task | undefined {
      return this.kept[name];
    }
    set(name: string, fn: Task): Task {
      const wrapped = (done: unknown) => fn(done);
      this.kept[name] = wrapped;
      return wrapped;
    }
    tasks(): object {
      return this.kept;
    }
  }
  return new Wrapping();
}

const one = async () => 1;

const imports = `import { registry, series, task } from 'gulp';
  import DefaultRegistry from 'undertaker-registry';
  class LoggedTasks extends DefaultRegistry {
    set(name, fn) {
      const logged = (done) => fn(done);
      return super.set(name, logged);
    }
  }`;

const lateWithComposition = {
  'gulpfile.mjs': `${imports}
    task('clean', async () => {});
    registry(new LoggedTasks());
    task('build', series('clean'));`,
};

claim(
  'api/registry#sample',
  'A task that init() registers can be used by name as soon as registry() returns.',
  async ({ registry, series }) => {
    class Shared extends registryBase() {
      init({ task }: { task: (name: string, fn: Task) => void }): void {
        task('clean', one);
      }
    }
    registry(new Shared());
    const [, results] = await finish(series('clean'));
    return results;
  },
  [1],
);

claim(
  'api/registry#sample',
  'Without an argument it gives back the current registry.',
  ({ registry }) => {
    const own = new (registryBase())();
    registry(own);
    return registry() === own;
  },
  true,
);

claim(
  'api/registry#parameters',
  'An empty value is no new registry.',
  ({ registry }) => registry(null) === registry(undefined),
  true,
);

claim(
  'api/registry#parameters',
  'task(), series(), parallel() and lastRun() look names up with get().',
  ({ lastRun, parallel, registry, series, task }) => {
    const asked: string[] = [];
    class Asked extends registryBase() {
      get(name: string): Task {
        asked.push(name);
        return one;
      }
    }
    registry(new Asked());
    task('a');
    series('b');
    parallel('c');
    lastRun('d');
    return asked;
  },
  ['a', 'b', 'c', 'd'],
);

claim(
  'api/registry#parameters',
  'What set() returns is the task that tree() knows.',
  ({ registry, task, tree }) => {
    registry(wrapping());
    task('clean', one);
    return tree();
  },
  { label: 'Tasks', nodes: ['clean'] },
);

claim(
  'api/registry#parameters',
  'init() is called once, after the registry has become the current one.',
  (gulp) => {
    const calls: unknown[] = [];
    class Own extends registryBase() {
      init(given: unknown): void {
        calls.push(given === gulp && gulp.registry() === this);
      }
    }
    gulp.registry(new Own());
    gulp.task('clean', one);
    return calls;
  },
  [true],
);

claim(
  'api/registry#returns',
  'With an argument it returns nothing.',
  ({ registry }) => registry(new (registryBase())()),
  undefined,
);

claim(
  'api/registry#returns',
  'The tasks move: set() is called for each, and then init().',
  ({ registry, task }) => {
    const calls: string[] = [];
    task('a', one);
    task('b', one);
    class Own extends registryBase() {
      set(name: string): void {
        calls.push(`set ${name}`);
      }
      init(): void {
        calls.push('init');
      }
    }
    registry(new Own());
    return calls;
  },
  ['set a', 'set b', 'init'],
);

for (const method of ['get', 'set', 'init', 'tasks']) {
  claim(
    'api/registry#errors',
    `A registry without ${method}() is an error, and the one before stays.`,
    async ({ registry }) => {
      const nothing = () => undefined;
      const methods = { get: nothing, set: nothing, init: nothing, tasks: nothing };
      const before = registry();
      const text = await message(() => registry({ ...methods, [method]: undefined }));
      return [text, registry() === before];
    },
    [`Custom registry must have \`${method}\` function`, true],
  );
}

claim(
  'api/registry#class',
  'A class without any of the four methods gives the message about get.',
  ({ registry }) => {
    class Other {
      readonly names: readonly string[] = [];
    }
    return message(() => registry(Other));
  },
  'Custom registry must have `get` function',
);

claim(
  'api/registry#late',
  'Set after the first task, a registry that wraps breaks tree().',
  ({ registry, task, tree }) => {
    task('clean', one);
    registry(wrapping());
    return message(() => tree());
  },
  "Cannot read properties of undefined (reading 'tree')",
);

claim(
  'api/registry#late',
  'A composition that names a moved task takes the name of the wrapper.',
  ({ registry, series, task, tree }) => {
    task('clean', one);
    registry(wrapping());
    task('build', series('clean'));
    return tree();
  },
  { label: 'Tasks', nodes: ['wrapped', 'build'] },
);

claim(
  'api/registry#late',
  'gulp --tasks then fails with a message about description.',
  lateWithComposition,
  async () => {
    const { exit, lines } = await run('gulp --tasks');
    return [exit, lines.find((line) => line.startsWith('TypeError'))];
  },
  [1, "TypeError: Cannot read properties of undefined (reading 'description')"],
);

claim(
  'api/registry#late',
  'gulp --tasks-simple lists the name of the wrapper, and a run prints it.',
  lateWithComposition,
  async () => [
    (await run('gulp --tasks-simple')).lines.filter(Boolean),
    (await run('gulp clean')).lines.includes("Starting 'logged'..."),
  ],
  [['logged', 'build'], true],
);

claim(
  'api/registry#late',
  'A set() that keeps another function and returns nothing breaks tree() too.',
  ({ registry, task, tree }) => {
    class Silent extends registryBase() {
      readonly kept: Record<string, Task> = {};
      set(name: string, fn: Task): void {
        this.kept[name] = () => fn();
      }
      tasks(): object {
        return this.kept;
      }
    }
    registry(new Silent());
    task('clean', one);
    return message(() => tree());
  },
  "Cannot read properties of undefined (reading 'tree')",
);

claim(
  'api/registry#exports',
  'init() cannot see the exports, and tasks() lacks them while the gulpfile loads.',
  {
    'gulpfile.mjs': `import { registry } from 'gulp';
      const names = () => Object.keys(registry().tasks()).length;
      console.log('loading: ' + names());
      export async function clean() { console.log('running: ' + names()); }`,
  },
  async () => (await run('gulp clean')).lines.filter((line) => line.includes('ing: ')),
  ['loading: 0', 'running: 1'],
);

claim(
  'api/registry#one',
  'A second registry takes the tasks of the first, and not its behavior.',
  ({ registry, task, tree }) => {
    const calls: string[] = [];
    class Logged extends registryBase() {
      readonly kept: Record<string, Task> = {};
      set(name: string, fn: Task): Task {
        calls.push(name);
        this.kept[name] = fn;
        return fn;
      }
      tasks(): object {
        return this.kept;
      }
    }
    registry(new Logged());
    task('a', one);
    registry(new (registryBase())());
    task('b', one);
    return [calls, tree()];
  },
  [['a'], { label: 'Tasks', nodes: ['a', 'b'] }],
);

claim(
  'api/registry#parameters',
  'tasks() is called for the task list, for a name that is not found, and when the registry is replaced.',
  async (gulp) => {
    let calls = 0;
    class Own extends registryBase() {
      tasks(): object {
        calls += 1;
        return {};
      }
    }
    const callsOf = async (act: () => unknown) => {
      calls = 0;
      await message(act);
      return calls;
    };
    gulp.registry(new Own());
    return [
      await callsOf(() => gulp.task('clean', one)),
      await callsOf(() => gulp.series('clean')),
      await callsOf(() => gulp.tree()),
      await callsOf(() => gulp.series('missing')),
      await callsOf(() => gulp.registry(new (registryBase())())),
    ];
  },
  [0, 0, 1, 1, 1],
);
