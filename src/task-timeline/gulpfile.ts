import { settingsOf, type Ending, type TimelineCase } from './case';
import { taskNames, writeComposition, type Command } from './composition';
import { isReserved } from './read-command';

/** The body of a task, and whether it is an `async` function. */
const BODIES: Readonly<Record<Ending, (name: string, time: string) => readonly [string, boolean]>> =
  {
    ends: (_, time) => [`await timers.setTimeout(${time});`, true],
    fails: (name, time) => [
      `await timers.setTimeout(${time});\n  throw new Error('${name} failed');`,
      true,
    ],
    throws: (name) => [`throw new Error('${name} failed');`, false],
    silent: (_, time) => [`timers.setTimeout(${time}); // No return: gulp gets no signal.`, false],
    early: (_, time) => [
      `timers.setTimeout(${time}); // No await: the signal comes at once.`,
      true,
    ],
    stays: () => ['setInterval(() => {}, 1000); // As a server or a watcher.', false],
  };

/**
 * Writes a gulpfile that does what the case says, with pauses in the place of work.
 *
 * @returns a `gulpfile.mjs`
 */
export function writeGulpfile(one: TimelineCase, command: Command): string {
  const names = [...new Set(taskNames(command.composition))];
  const composition = writeComposition(command.composition);
  const tools = ['series', 'parallel'].filter((tool) => composition.includes(`${tool}(`));
  const tasks = names.map((name) => {
    const { ending, milliseconds } = settingsOf(one, name);
    const [body, isAsync] = BODIES[ending](name, String(milliseconds));
    return `${isAsync ? 'async ' : ''}function ${name}() {\n  ${body}\n}\n`;
  });
  return [
    `${tools.length > 0 ? "import gulp from 'gulp';\n" : ''}import timers from 'node:timers/promises';\n`,
    ...(tools.length > 0 ? [`const { ${tools.join(', ')} } = gulp;\n`] : []),
    ...tasks,
    exportOf(command.name, composition, names),
  ].join('\n');
}

function exportOf(name: string, composition: string, tasks: readonly string[]): string {
  if (name === 'default') {
    return `export default ${composition};\n`;
  }
  return tasks.includes(name) || isReserved(name)
    ? `const command = ${composition};\nexport { command as ${name} };\n`
    : `export const ${name} = ${composition};\n`;
}

/** @returns for example `npx gulp build --continue` */
export function writeInvocation({ continues }: TimelineCase, { name }: Command): string {
  return `npx gulp${name === 'default' ? '' : ` ${name}`}${continues ? ' --continue' : ''}`;
}
