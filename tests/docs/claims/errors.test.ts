import { claim, type Files, run } from './support';

/**
 * Writes over a file of its own where the system refuses a call, as a drive or a container does, and prints
 * what came of it: `node write.mjs CALL SYSCALL USER`. graceful-fs copies `fs` when gulp is loaded.
 */
const refused: Files = {
  'src/a.txt': 'new',
  'write.mjs': `import fs from 'node:fs';
    import { Transform } from 'node:stream';
    import { pipeline } from 'node:stream/promises';
    const [call, syscall, user] = process.argv.slice(2);
    fs[call] = (...values) => {
      const error = new Error('EPERM: operation not permitted, ' + syscall);
      values.at(-1)(Object.assign(error, { code: 'EPERM' }));
    };
    process.getuid = () => Number(user);
    const out = [call, user].join('-');
    fs.mkdirSync(out);
    fs.writeFileSync(out + '/a.txt', 'old');
    const { default: gulp } = await import('gulp');
    try {
      const givenAway = new Transform({
        objectMode: true,
        transform(file, _encoding, done) {
          file.stat.uid += call === 'fchown' ? 1 : 0;
          done(null, file);
        },
      });
      const options = { dirMode: 0o711, mode: 0o611 };
      await pipeline(gulp.src('src/*'), givenAway, gulp.dest(out, options));
      console.log('written');
    } catch ({ message }) {
      console.log(message);
    }`,
};

async function printed(...words: readonly string[]): Promise<string | undefined> {
  return (await run(`node write.mjs ${words.join(' ')}`)).lines[0];
}

const ROOT = '0';
const OTHER = '4321';

claim(
  'errors#eperm-futime',
  'When the system refuses the times of a file that looks like its own, the task fails.',
  refused,
  async () => [await printed('futimes', 'futime', ROOT), await printed('futimes', 'futime', OTHER)],
  Array(2).fill('EPERM: operation not permitted, futime'),
);

claim(
  'errors#eperm-chmod',
  'When it refuses the mode of the folder, or mode or owner of a file, the task of root alone fails.',
  refused,
  async () => {
    const calls = ['chmod', 'fchmod', 'fchown'];
    return Promise.all(
      calls.map(async (call) => [
        await printed(call, call, ROOT),
        await printed(call, call, OTHER),
      ]),
    );
  },
  [
    ['EPERM: operation not permitted, chmod', 'written'],
    ['EPERM: operation not permitted, fchmod', 'written'],
    ['EPERM: operation not permitted, fchown', 'written'],
  ],
);
