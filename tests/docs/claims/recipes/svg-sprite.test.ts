import { claim, read, run, sample } from '../support';

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';

claim(
  'recipes/svg-sprite#pitfalls',
  'A broken icon is left out, or its symbol is empty.',
  {
    ...sample('recipe-svg-sprite'),
    'src/icons/head.svg': '<svg',
    'src/icons/half.svg': `${head}<path d="M1`,
  },
  async () => {
    const { exit } = await run('gulp sprite');
    const sprite = read('dist/icons.svg');
    return [
      exit,
      sprite.includes('"head"'),
      sprite.includes('<symbol id="half" viewBox="0 0 9 9"/>'),
    ];
  },
  [0, false, true],
);

claim(
  'recipes/svg-sprite#pitfalls',
  'Without viewBox, a symbol has no size: width and height are dropped.',
  {
    ...sample('recipe-svg-sprite'),
    'src/icons/big.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><path/></svg>',
  },
  async () => {
    await run('gulp sprite');
    return /<symbol id="big"[^>]*>/.exec(read('dist/icons.svg'))?.[0];
  },
  '<symbol id="big">',
);
