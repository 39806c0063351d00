import { registryBase } from '../../api/combined-tasks';
import { claim, exitAndLine, message, read, run } from '../support';

async function clean(): Promise<void> {
  return;
}

const leaf = (label: string, type = 'function') => ({ label, type, nodes: [] });

const project = {
  'gulpfile.mjs': `import { series, task, tree } from 'gulp';
    task('zip', async () => {});
    task('build', series('zip'));
    console.log('loading: ' + tree().nodes);
    export async function styles() { console.log('running: ' + tree().nodes); }
    export async function clean() {}`,
};

claim(
  'api/tree#sample',
  'Without options it gives the label Tasks and the names.',
  ({ task, tree }) => {
    task(clean);
    task('build', clean);
    return tree();
  },
  { label: 'Tasks', nodes: ['clean', 'build'] },
);

claim(
  'api/tree#option-deep',
  'With deep: true each node says what it runs, to any depth.',
  ({ parallel, series, task, tree }) => {
    task('build', series(clean, parallel(clean)));
    return tree({ deep: true });
  },
  {
    label: 'Tasks',
    nodes: [
      {
        label: 'build',
        type: 'task',
        nodes: [
          {
            label: '<series>',
            type: 'function',
            branch: true,
            nodes: [
              leaf('clean'),
              { label: '<parallel>', type: 'function', branch: true, nodes: [leaf('clean')] },
            ],
          },
        ],
      },
    ],
  },
);

claim(
  'api/tree#parameters',
  'Without options it gives what empty options give.',
  ({ task, tree }) => {
    task(clean);
    return JSON.stringify(tree()) === JSON.stringify(tree({}));
  },
  true,
);

claim(
  'api/tree#options',
  'deep: false is the default.',
  ({ task, tree }) => {
    task(clean);
    return [tree({ deep: false }), tree({})];
  },
  Array(2).fill({ label: 'Tasks', nodes: ['clean'] }),
);

claim(
  'api/tree#returns',
  'The label of a function is its displayName, or its name, or <anonymous>.',
  ({ series, task, tree }) => {
    const shown = Object.assign(async () => 1, { displayName: 'shown' });
    const named = async () => 1;
    task(
      'build',
      series(shown, named, async () => 1),
    );
    return JSON.stringify(tree({ deep: true })).match(/shown|named|<anonymous>/g);
  },
  ['shown', 'named', '<anonymous>'],
);

claim(
  'api/tree#returns',
  'A task that is not composed has no nodes and no branch.',
  ({ task, tree }) => {
    task(clean);
    return tree({ deep: true });
  },
  { label: 'Tasks', nodes: [leaf('clean', 'task')] },
);

claim(
  'api/tree#errors',
  'A registry with a function that was never registered makes it throw.',
  ({ registry, tree }) => {
    class Unknown extends registryBase() {
      tasks(): object {
        return { clean: async () => 1 };
      }
    }
    registry(new Unknown());
    return message(() => tree());
  },
  "Cannot read properties of undefined (reading 'tree')",
);

claim(
  'api/tree#exports',
  'While the gulpfile loads, the exports are missing; in a task they are there.',
  project,
  async () => (await run('gulp styles')).lines.filter((line) => line.includes('ing: ')),
  ['loading: zip,build', 'running: zip,build,clean,styles'],
);

claim(
  'api/tree#order',
  'Tasks of task() come first; an ES module lists its exports in alphabetical order.',
  project,
  async () => (await run('gulp --tasks-simple')).lines,
  ['zip', 'build', 'clean', 'styles'],
);

claim(
  'api/tree#order',
  'A CommonJS gulpfile lists its exports as they were written.',
  {
    'gulpfile.cjs': `exports.styles = async () => {};
      exports.clean = async () => {};`,
  },
  async () => (await run('gulp --gulpfile gulpfile.cjs --tasks-simple')).lines,
  ['styles', 'clean'],
);

claim(
  'api/tree#order',
  'gulp --tasks --sort-tasks sorts them.',
  project,
  async () =>
    (await run('gulp --tasks --sort-tasks')).lines
      .filter((line) => /^[├└]/.test(line))
      .map((line) => line.replace(/^\W+/, '')),
  ['build', 'clean', 'styles', 'zip'],
);

claim(
  'api/tree#type',
  'A function in a composition has the type function; the same task by name has the type task.',
  ({ series, task, tree }) => {
    task(clean);
    task('build', series(clean, 'clean'));
    return JSON.stringify(tree({ deep: true })).match(/"clean","type":"\w+"/g);
  },
  ['"clean","type":"task"', '"clean","type":"function"', '"clean","type":"task"'],
);

claim(
  'api/tree#inside',
  'A task that calls series() in its body has no nodes.',
  ({ series, task, tree }) => {
    task(clean);
    task('late', (done: () => void) => {
      series('clean')(done);
    });
    return tree({ deep: true });
  },
  { label: 'Tasks', nodes: [leaf('clean', 'task'), leaf('late', 'task')] },
);

claim(
  'api/tree#tools',
  'gulp --tasks-json prints the deep tree as JSON.',
  project,
  async () => {
    const tree: unknown = JSON.parse((await run('gulp --tasks-json')).lines.join(''));
    return JSON.stringify(tree).includes('{"label":"<series>","type":"function","branch":true,');
  },
  true,
);

claim(
  'api/tree#tools',
  'gulp --tasks-json FILE writes it to the file and prints nothing.',
  project,
  async () => {
    const { lines } = await run('gulp --tasks-json tasks.json');
    return [lines.filter(Boolean), read('tasks.json').includes('"label":"zip"')];
  },
  [[], true],
);

claim(
  'api/tree#tools',
  'gulp --tasks-simple prints the error of a gulpfile that does not load.',
  { 'gulpfile.mjs': "import 'is-missing';\nexport async function clean() {}\n" },
  () =>
    exitAndLine('gulp --tasks-simple', (line) => line.includes("Cannot find package 'is-missing'")),
  [1, true],
);

claim(
  'api/tree#order',
  'A name such as 2024 comes before all.',
  ({ task, tree }) => {
    task('zip', clean);
    task('2024', clean);
    return tree();
  },
  { label: 'Tasks', nodes: ['2024', 'zip'] },
);

claim(
  'api/tree#order',
  'An ES module lists exports with capitals first.',
  {
    'gulpfile.mjs': `export async function a() {}
      export async function Z() {}
      export async function B() {}`,
  },
  async () => (await run('gulp --tasks-simple')).lines.filter(Boolean),
  ['B', 'Z', 'a'],
);
