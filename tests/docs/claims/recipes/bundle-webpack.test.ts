import {
  type Change,
  claim,
  type Files,
  filesIn,
  gulpfile,
  message,
  read,
  run,
  variant,
  write,
} from '../support';

function misspelled(type?: string): Files {
  return {
    ...variant('recipe-bundle-webpack'),
    'package.json': JSON.stringify({ name: 'page', type }),
    'src/main.js': "import { sum } from './price.js';\n\nconsole.log(sum);\n",
  };
}

async function reported(): Promise<readonly unknown[]> {
  const { exit, lines } = await run('gulp');
  return [exit, lines.find((line) => /^(?:ERROR|WARNING) in /.test(line))?.split(' ')[0]];
}

claim(
  'recipes/bundle-webpack#pitfalls',
  'An import of what is not exported is a warning.',
  misspelled(),
  reported,
  [0, 'WARNING'],
);

claim(
  'recipes/bundle-webpack#pitfalls',
  'With "type": "module" it is an error.',
  misspelled('module'),
  reported,
  [1, 'ERROR'],
);

function withFunction(...changes: readonly Change[]): Files {
  const start = 'const settings = {';
  const imported = "import settings from './webpack.config.js';\nconst unused = {";
  return {
    ...variant('recipe-bundle-webpack', [start, imported], ...changes),
    'webpack.config.js': "export default () => ({ mode: 'none', entry: './src/price.js' });\n",
  };
}

claim(
  'recipes/bundle-webpack#change',
  'Settings that are a function are wrong.',
  withFunction(),
  async () => (await message(() => gulpfile()('default')))?.split('.')[0],
  'Invalid configuration object',
);

claim(
  'recipes/bundle-webpack#change',
  'Called, the function gives the settings.',
  withFunction(['bundle(settings)', 'bundle(settings())']),
  async () => {
    await gulpfile()('default');
    return filesIn('dist');
  },
  ['main.js'],
);

for (const [settings, isKept] of [
  ["mode: 'development',", false],
  ["mode: 'development',\n  optimization: { emitOnErrors: false },", true],
] as const) {
  claim(
    'recipes/bundle-webpack#change',
    `After an error, the last good bundle ${isKept ? 'stays with' : 'is lost with'} ${settings}`,
    variant('recipe-bundle-webpack', ["mode: 'production',", settings]),
    async () => {
      const run = gulpfile();
      await run('default');
      const good = read('dist/main.js');
      write({ 'src/main.js': "import './missing.js';\n" });
      const error = await message(() => run('default'));
      return [error !== undefined, read('dist/main.js') === good];
    },
    [true, isKept],
  );
}
