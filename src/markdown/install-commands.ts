import convert from 'npm-to-yarn';

/** The package managers whose commands are shown besides those of npm. */
type OtherManager = 'pnpm' | 'yarn' | 'bun';

/** The same commands for each package manager. */
export type InstallCommands = Readonly<Record<'npm' | OtherManager, string>>;

const install = /^npm install\b(?<words>.*)/;
const plainWords = /^(?: --save-dev)?(?: (?!-|\.|git\+)\S+)+$/;

/**
 * Writes commands that install packages of a registry for each package manager. Lines that do
 * something else stay as they are: npm and npx come with Node.js.
 *
 * @param commands lines of a shell, as npm takes them
 * @returns `undefined` where no line installs packages, or one does more than that: the managers
 *   differ in workspaces, in paths and in what they read from `package.json`
 */
export function installCommands(commands: string): InstallCommands | undefined {
  const lines = commands.split('\n');
  const installs = lines.flatMap((line) => install.exec(line)?.groups?.words ?? []);
  if (installs.length === 0 || !installs.every((words) => plainWords.test(words))) {
    return undefined;
  }
  const convertedFor = (manager: OtherManager): string =>
    lines.map((line) => (install.test(line) ? convert(line, manager) : line)).join('\n');
  return {
    npm: commands,
    pnpm: convertedFor('pnpm'),
    yarn: convertedFor('yarn'),
    bun: convertedFor('bun'),
  };
}
