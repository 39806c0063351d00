import { claim, run } from '../support';

const main = { 'main.ts': "export const name: string = 'a';\n" };

const printsHelp = async (): Promise<boolean> =>
  (await run('tsc --noEmit')).lines.includes('COMMON COMMANDS');

claim(
  'recipes/typescript-esbuild#pitfalls',
  'tsc prints its help if there is no tsconfig.json.',
  main,
  printsHelp,
  true,
);

claim(
  'recipes/typescript-esbuild#pitfalls',
  'tsc uses the tsconfig.json of a folder above.',
  { ...main, 'tsconfig.json': '{ "compilerOptions": { "types": [] } }', 'below/a.txt': '' },
  async () => {
    process.chdir('below');
    const hasHelp = await printsHelp();
    process.chdir('..');
    return hasHelp;
  },
  false,
);
