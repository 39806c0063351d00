import { claim, read, run, variant } from '../support';

const strict = variant('recipe-development-and-production', ['strict: false', 'strict: true']);

async function refusal(command: string): Promise<string | undefined> {
  const { lines } = await run(command);
  return lines.join('\n').match(/(?:Unexpected argument|Unknown option) '[^']*'/)?.[0];
}

claim(
  'recipes/development-and-production#pitfalls',
  'strict: true rejects a misspelled flag, and the name of a task too.',
  strict,
  async () => [await refusal('gulp --prodution'), await refusal('gulp build')],
  ["Unknown option '--prodution'", "Unexpected argument 'build'"],
);

claim(
  'recipes/development-and-production#pitfalls',
  "It rejects gulp's own flags.",
  strict,
  () => refusal('gulp --silent'),
  "Unknown option '--silent'",
);

claim(
  'recipes/development-and-production#pitfalls',
  'No flag turns off NODE_ENV=production, and --production=false counts as true.',
  variant('recipe-development-and-production'),
  async () => {
    const api = '--api=https://example.com/';
    const written: string[] = [];
    for (const [flag, mode] of [
      ['--no-production', 'production'],
      ['--production=false', 'test'],
    ] as const) {
      await run(`gulp settings ${flag} ${api}`, { NODE_ENV: mode });
      written.push(read('dist/js/settings.js'));
    }
    return written;
  },
  [
    'export default {"api":"https://example.com/","production":true};\n',
    'export default {"api":"https://example.com/","production":"false"};\n',
  ],
);

claim(
  'recipes/development-and-production#yargs',
  'In an ES module, yargs.argv is undefined, and yargs() reads the flags.',
  {
    'gulpfile.mjs': `
      import yargs from 'yargs';
      console.log(yargs.argv, yargs(process.argv.slice(2)).argv.production);
      export default async () => {};
    `,
  },
  async () => (await run('gulp --production')).lines.includes('undefined true'),
  true,
);
