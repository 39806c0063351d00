import { readFileSync } from 'node:fs';

import {
  type Change,
  claim,
  exitAndLine,
  type Files,
  filesIn,
  gulpfile,
  run,
  sample,
  variant,
} from '../support';

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
  await gulpfile()('default');
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

const endsPrematurely = () =>
  exitAndLine('gulp', (line) => line.endsWith('premature end of JPEG image'));

/** The first bytes of a picture of the sample. */
function start(file: string, bytes: number): Buffer {
  return Buffer.from(sample(name)[`src/images/${file}`] ?? '').subarray(0, bytes);
}

claim(
  'recipes/images#pitfalls',
  'A JPEG that was cut off fails with the message of the page.',
  withPicture('cut.jpg', start('lake.jpg', 3000)),
  endsPrematurely,
  [1, true],
);

claim(
  'recipes/images#pitfalls',
  'A PNG that was cut off fails with another message.',
  withPicture('cut.png', start('badge.png', 2500)),
  endsPrematurely,
  [1, false],
);

/** @returns how many files the task wrote */
async function written(): Promise<number> {
  await gulpfile()('default');
  return filesIn('dist').length;
}

claim(
  'recipes/images#pitfalls',
  'A name in capitals is left out.',
  withPicture('LAKE.JPG', start('lake.jpg', Infinity)),
  written,
  0,
);

/** Two frames of one pixel, a black one and a white one. */
const animated = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAAABAAAAAQAAAAAAAAAAAAEACgAAWn8w0AAAAApJREFUeJxjYAAAAAIAAUivpHEAAAAaZmNUTAAAAAEAAAABAAAAAQAAAAAAAAAAAAEACgAAwQzaBAAAAA5mZEFUAAAAAnicY/gPAAEBAQDDJ73EAAAAAElFTkSuQmCC',
  'base64',
);

const askFrames = `import { readFileSync } from 'node:fs';
  import sharp from 'sharp';
  const chunks = (file) => readFileSync(file, 'latin1').includes('acTL');
  const { pages = 1 } = await sharp('dist/images/spin-480.webp').metadata();
  console.log(chunks('src/images/spin.png') + ' ' + pages);`;

claim(
  'recipes/images#pitfalls',
  'Of an animated PNG, the first frame stays, without a message.',
  { ...withPicture('spin.png', animated), 'ask.mjs': askFrames },
  async () => {
    const { exit } = await run('gulp');
    return [exit, ...(await run('node ask.mjs')).lines.filter((line) => line !== '')];
  },
  [0, 'true 1'],
);

const place = 'at home';

/** A photo with that place in its metadata: Exif data with one text, behind the first mark of the JPEG. */
function photo(): Buffer {
  const exif = 'ffe1002a45786966000049492a000800000001000e010200080000001a00000000000000';
  const lake = start('lake.jpg', Infinity);
  return Buffer.concat([
    lake.subarray(0, 2),
    Buffer.from(exif, 'hex'),
    Buffer.from(`${place}\0`),
    lake.subarray(2),
  ]);
}

claim(
  'recipes/images#pitfalls',
  'With nocase: true it is not, and the metadata of the photo is in none of the results.',
  withPicture('LAKE.JPG', photo(), ['encoding: false', 'encoding: false, nocase: true']),
  async () => {
    const files = await written();
    const withPlace = filesIn('dist').filter((file) =>
      readFileSync(`dist/${file}`).includes(place),
    );
    return [files, withPlace];
  },
  [6, []],
);

const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16"><path d="M0 0h32v16H0z"/></svg>';

/** @returns how much of the first row of an icon is covered, from 0 to 255 */
async function coveredAtTheTop(): Promise<readonly string[]> {
  await gulpfile()('default');
  return (await run('node ask.mjs')).lines.filter((line) => line !== '');
}

const askIcon = `import sharp from 'sharp';
  const pixels = await sharp('dist/icon-32.png').ensureAlpha().raw().toBuffer();
  console.log(pixels[3]);`;

claim(
  'recipes/images#icons',
  'A wide drawing loses its edges.',
  { ...variant('recipe-images-icons'), 'src/icon.svg': wide, 'ask.mjs': askIcon },
  coveredAtTheTop,
  ['255'],
);

claim(
  'recipes/images#icons',
  'With fit and background it keeps them, between transparent parts.',
  {
    ...variant('recipe-images-icons', [
      'resize(size, size)',
      "resize(size, size, { fit: 'contain', background: 'transparent' })",
    ]),
    'src/icon.svg': wide,
    'ask.mjs': askIcon,
  },
  coveredAtTheTop,
  ['0'],
);

for (const [last, files] of [
  ['-960.jpg', 6],
  ['-480.avif', 1],
] as const) {
  claim(
    'recipes/images#change',
    `A picture with only the first of its files gets ${files === 6 ? 'all' : 'no more'} if newer() looks for ${last}.`,
    {
      ...withPicture(
        'lake.jpg',
        start('lake.jpg', Infinity),
        [
          "import sharp from 'sharp';",
          "import newer from 'gulp-newer';\nimport sharp from 'sharp';",
        ],
        [
          '    variants,',
          `    newer({ dest: 'dist/images', map: (name) => name.replace(/\\.\\w+$/, '${last}') }),\n    variants,`,
        ],
      ),
      'dist/images/lake-480.avif': '',
    },
    written,
    files,
  );
}
