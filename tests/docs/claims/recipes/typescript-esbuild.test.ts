import { claim, exitAndLine, type Files, gulpfile, message, read, run, variant } from '../support';

const main = { 'main.ts': "export const name: string = 'a';\n" };

const exitAndHelp = () => exitAndLine('tsc --noEmit', 'COMMON COMMANDS');

claim(
  'recipes/typescript-esbuild#pitfalls',
  'tsc prints its help if there is no tsconfig.json.',
  main,
  exitAndHelp,
  [1, true],
);

claim(
  'recipes/typescript-esbuild#pitfalls',
  'tsc uses the tsconfig.json of a folder above.',
  { ...main, 'tsconfig.json': '{ "compilerOptions": { "types": [] } }', 'below/a.txt': '' },
  async () => {
    process.chdir('below');
    const seen = await exitAndHelp();
    process.chdir('..');
    return seen;
  },
  [0, false],
);

/** In the process of the test, esbuild would take the folder of the first claim for that of all. */
const here = 'absWorkingDir: process.cwd(),';

/** The sample with JSX. What the JSX calls stays outside of the bundle, for React is not installed. */
function withJsx(settings: string): Files {
  const files = variant(
    'recipe-typescript-esbuild',
    ["'src/main.ts'", "'src/app.tsx'"],
    ['bundle: true,', `bundle: true, external: ['react/jsx-runtime'], ${here}`],
  );
  return {
    ...files,
    'tsconfig.json': String(files['tsconfig.json']).replace('"noEmit"', `${settings}"noEmit"`),
    'src/app.tsx':
      "import { total } from './price';\n\nexport const sum = <p>{total([20, 22])}</p>;\n",
    'src/react.d.ts': `
      declare module 'react/jsx-runtime' {
        export const jsx: unknown;
        export namespace JSX {
          interface IntrinsicElements {
            p: { children?: unknown };
          }
        }
      }`,
  };
}

async function builtWithJsx(): Promise<readonly unknown[]> {
  const types = await run('tsc --noEmit');
  await gulpfile()('scripts');
  return [
    types.exit,
    types.lines.some((line) =>
      line.endsWith("error TS17004: Cannot use JSX unless the '--jsx' flag is provided."),
    ),
    ...['react/jsx-runtime', 'React.createElement'].map((text) =>
      read('dist/app.js').includes(text),
    ),
  ];
}

claim(
  'recipes/typescript-esbuild#change',
  'With jsx in tsconfig.json, tsc checks JSX, and the bundle has the automatic form.',
  withJsx('"jsx": "react-jsx", '),
  builtWithJsx,
  [0, false, true, false],
);

claim(
  'recipes/typescript-esbuild#change',
  'Without jsx in tsconfig.json, tsc reports JSX, and the bundle calls React.createElement.',
  withJsx(''),
  builtWithJsx,
  [2, true, false, true],
);

for (const [option, text] of [
  ["jsx: 'automatic'", 'react/jsx-runtime'],
  ['', 'React.createElement'],
] as const) {
  claim(
    'recipes/typescript-esbuild#change',
    `Without tsconfig.json, { ${option} } gives ${text}.`,
    {
      'src/main.jsx': 'export const sum = <p>42</p>;\n',
      'gulpfile.mjs': `
        import { build } from 'esbuild';

        export default () =>
          build({
            entryPoints: ['src/main.jsx'], outdir: 'dist', bundle: true, format: 'esm',
            external: ['react/jsx-runtime'], ${here} ${option}
          });`,
    },
    async () => {
      await gulpfile()('default');
      return read('dist/main.js').includes(text);
    },
    true,
  );
}

/** The sample with JSX in a file that ends in `.js`. */
function withJsxIn(settings: string): Files {
  return {
    ...variant('recipe-typescript-esbuild', [
      "'src/main.ts'],",
      `'src/leaf.js'], external: ['react/jsx-runtime'], jsx: 'automatic', ${here} ${settings}`,
    ]),
    'src/leaf.js': 'export const leaf = <b>Sage</b>;\n',
  };
}

for (const [settings, seen] of [
  ['', true],
  ["loader: { '.js': 'jsx' },", undefined],
] as const) {
  claim(
    'recipes/typescript-esbuild#pitfalls',
    `JSX in a file that ends in .js with the setting "${settings}".`,
    withJsxIn(settings),
    async () =>
      (await message(() => gulpfile()('scripts')))?.includes(
        'The JSX syntax extension is not currently enabled',
      ),
    seen,
  );
}
