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
