import { settingsOf, type Ending, type TimelineCase } from './case';
import { taskNames, writeComposition, type Command } from './composition';
import { isKeyword, isOwnName } from './reserved-names';
import { isName } from './tokens';

interface Body {
  readonly code: string;
  readonly isAsync?: boolean;
}

const BODIES: Readonly<Record<Ending, (name: string, time: number) => Body>> = {
  succeeds: (_, time) => ({ code: `await timers.setTimeout(${time});`, isAsync: true }),
  fails: (name, time) => ({
    code: `await timers.setTimeout(${time});\n  throw new Error('${name} failed');`,
    isAsync: true,
  }),
  throws: (name) => ({ code: `throw new Error('${name} failed');` }),
  silent: (_, time) => ({ code: `timers.setTimeout(${time}); // No return: gulp gets no signal.` }),
  early: (_, time) => ({
    code: `timers.setTimeout(${time}); // No await: the signal comes at once.`,
    isAsync: true,
  }),
  stays: () => ({ code: 'setInterval(() => {}, 1000); // As a server or a watcher.' }),
};

/**
 * Writes a gulpfile that does what the case says, with pauses in the place of work. Its comments are English,
 * as those of all samples.
 *
 * @returns a `gulpfile.mjs`
 */
export function writeGulpfile(one: TimelineCase, command: Command): string {
  const names = [...new Set(taskNames(command.composition))];
  const composition = writeComposition(command.composition);
  const tools = ['series', 'parallel'].filter((tool) => composition.includes(`${tool}(`));
  const tasks = names.map((name) => {
    const { ending, milliseconds } = settingsOf(one, name);
    const { code, isAsync } = BODIES[ending](name, milliseconds);
    return `${isAsync ? 'async ' : ''}function ${name}() {\n  ${code}\n}`;
  });
  const imports = [
    tools.length > 0 && "import gulp from 'gulp';",
    tasks.some((task) => task.includes('timers.')) && "import timers from 'node:timers/promises';",
  ];
  const parts = [
    imports.filter(Boolean).join('\n'),
    tools.length > 0 && `const { ${tools.join(', ')} } = gulp;`,
    ...tasks,
    exportOf(command.name, composition, names),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function exportOf(name: string, composition: string, tasks: readonly string[]): string {
  if (name === 'default') {
    return `export default ${composition};`;
  }
  if (!isName(name)) {
    return `const command = ${composition};\nexport { command as '${name}' };`;
  }
  return tasks.includes(name) || isKeyword(name) || isOwnName(name)
    ? `const command = ${composition};\nexport { command as ${name} };`
    : `export const ${name} = ${composition};`;
}

/** @returns for example `npx gulp build --continue` */
export function writeInvocation({ continues }: TimelineCase, { name }: Command): string {
  // A shell would put a variable in the place of a name with a dollar sign, and take a blank for its end.
  const typed = /^[\p{ID_Continue}:./@-]+$/u.test(name) ? name : `'${name}'`;
  return `npx gulp${name === 'default' ? '' : ` ${typed}`}${continues ? ' --continue' : ''}`;
}
