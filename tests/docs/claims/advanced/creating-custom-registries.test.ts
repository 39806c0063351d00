import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { samplesModules } from '../../../../src/samples/paths';
import { claim, exitAndLine, run, sample, write } from '../support';

/** Puts a file that is no text through a task, and compares it byte by byte. */
async function copiesBytes(command: string): Promise<boolean> {
  const bytes = randomBytes(300_000);
  write({ 'src/data.bin': bytes });
  await run(command);
  return readFileSync('public/data.bin').equals(bytes);
}

claim(
  'advanced/creating-custom-registries#sample',
  'The shared task copies any file byte by byte.',
  sample('registries-shared'),
  () => copiesBytes('gulp build'),
  true,
);

claim(
  'advanced/creating-custom-registries#sample',
  'Its tasks stand in the task list, beside the exports.',
  sample('registries-shared'),
  async () => (await run('gulp --tasks-simple')).lines,
  ['clean', 'copy', 'build'],
);

claim(
  'advanced/creating-custom-registries#sample',
  'A package of its own needs undertaker-registry as a dependency: the one that gulp uses may be out of its reach.',
  {
    ...sample('registries-shared'),
    'node_modules/preset/package.json': '{ "name": "preset", "exports": "./shared-tasks.mjs" }',
    'node_modules/preset/shared-tasks.mjs':
      sample('registries-shared')['shared-tasks.mjs'] ?? 'The sample has no such file.',
    'gulpfile.mjs':
      "import { registry } from 'gulp';\nimport { SharedTasks } from 'preset';\nregistry(new SharedTasks());\n",
  },
  async () => {
    // As package managers do that keep the packages of a package apart.
    symlinkSync(join(samplesModules, 'gulp'), 'node_modules/gulp', 'junction');
    const without = await exitAndLine('gulp --tasks-simple', (line) =>
      line.includes("Cannot find package 'undertaker-registry'"),
    );
    mkdirSync('node_modules/preset/node_modules');
    const name = 'undertaker-registry';
    symlinkSync(join(samplesModules, name), `node_modules/preset/node_modules/${name}`, 'junction');
    return [without, await exitAndLine('gulp --tasks-simple', 'copy')];
  },
  [
    [1, true],
    [0, true],
  ],
);

claim(
  'advanced/creating-custom-registries#init',
  'init() gets the gulp of the project, and its names are there when registry() returns.',
  {
    'gulpfile.mjs': `import gulp, { registry, series } from 'gulp';
      import DefaultRegistry from 'undertaker-registry';
      class Shared extends DefaultRegistry {
        init(given) {
          console.log(given === gulp);
          given.task('clean', async () => {});
        }
      }
      registry(new Shared());
      export const build = series('clean');`,
  },
  async () => {
    const { exit, lines } = await run('gulp build');
    return [exit, lines[0]];
  },
  [0, 'true'],
);

claim(
  'advanced/creating-custom-registries#wrap',
  'Without Object.assign() the task list shows no description.',
  sample('registries-wrap'),
  async () => {
    const gulpfile = readFileSync('gulpfile.mjs', 'utf8');
    write({ 'gulpfile.mjs': gulpfile.replace('Object.assign(counted, fn)', 'counted') });
    const { exit, lines } = await run('gulp --tasks');
    return [exit, lines.some((line) => line.includes('Empties'))];
  },
  [0, false],
);

claim(
  'advanced/creating-custom-registries#strict',
  'The default registry replaces a task without a word.',
  ({ task, tree }) => {
    task('clean', async () => 1);
    task('clean', async () => 2);
    return tree();
  },
  { label: 'Tasks', nodes: ['clean'] },
);

claim(
  'advanced/creating-custom-registries#data',
  'The task reads its settings from this, and copies any file byte by byte.',
  sample('registries-data'),
  () => copiesBytes('gulp copy'),
  true,
);

claim(
  'advanced/creating-custom-registries#pitfalls',
  'A function bypasses the registry; its name does not.',
  sample('registries-wrap'),
  async () => {
    const gulpfile = readFileSync('gulpfile.mjs', 'utf8');
    write({ 'gulpfile.mjs': gulpfile.replace("series('clean', 'clean'", "series(clean, 'clean'") });
    return (await run('gulp twice')).lines.filter((line) => line.startsWith('Map'));
  },
  ["Map(2) { 'twice' => 1, 'clean' => 1 }"],
);
