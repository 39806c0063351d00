import { type Change, claim, type Files, filesIn, run, sample, variant } from '../support';

const name = 'recipe-images';

/** One pixel without a color. */
const transparent = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function withPicture(file: string, contents: Buffer, ...changes: readonly Change[]): Files {
  return {
    'gulpfile.mjs': variant(name, ...changes)['gulpfile.mjs'] ?? '',
    [`src/images/${file}`]: contents,
  };
}

const ask = `import sharp from 'sharp';
  for (const extname of ['avif', 'jpg', 'webp']) {
    const { hasAlpha } = await sharp(\`dist/images/clear-480.\${extname}\`).metadata();
    console.log(extname + ' ' + hasAlpha);
  }`;

async function transparency(): Promise<readonly string[]> {
  await run('gulp');
  return (await run('node ask.mjs')).lines.filter((line) => line !== '');
}

claim(
  'recipes/images#change',
  'AVIF and WebP keep what is transparent.',
  { ...withPicture('clear.png', transparent), 'ask.mjs': ask },
  transparency,
  ['avif true', 'jpg false', 'webp true'],
);

claim(
  'recipes/images#change',
  'Behind flatten() they lose it, too.',
  {
    ...withPicture('clear.png', transparent, [
      '.toFormat(',
      ".flatten({ background: '#fff' }).toFormat(",
    ]),
    'ask.mjs': ask,
  },
  transparency,
  ['avif false', 'jpg false', 'webp false'],
);

async function isPrematureEnd(): Promise<boolean> {
  const { lines } = await run('gulp');
  return lines.some((line) => line.endsWith('premature end of JPEG image'));
}

/** The first bytes of a picture of the sample. */
function start(file: string, bytes: number): Buffer {
  return Buffer.from(sample(name)[`src/images/${file}`] ?? '').subarray(0, bytes);
}

claim(
  'recipes/images#pitfalls',
  'A JPEG that was cut off fails with the message of the page.',
  withPicture('cut.jpg', start('lake.jpg', 3000)),
  isPrematureEnd,
  true,
);

claim(
  'recipes/images#pitfalls',
  'A PNG that was cut off fails with another message.',
  withPicture('cut.png', start('badge.png', 2500)),
  isPrematureEnd,
  false,
);

async function written(): Promise<number> {
  await run('gulp');
  return filesIn().filter((file) => file.startsWith('dist/')).length;
}

claim(
  'recipes/images#pitfalls',
  'A name in capitals is left out.',
  withPicture('LAKE.JPG', start('lake.jpg', Infinity)),
  written,
  0,
);

claim(
  'recipes/images#pitfalls',
  'With nocase: true it is not.',
  withPicture('LAKE.JPG', start('lake.jpg', Infinity), [
    'encoding: false',
    'encoding: false, nocase: true',
  ]),
  written,
  6,
);
