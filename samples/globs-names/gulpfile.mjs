import { src } from 'gulp';

async function list(globs, options) {
  for await (const file of src(globs, options)) {
    console.log(file.relative);
  }
}

// #region names
export const asGroup = () => list('src/(shop)/*.js');
export const inBrackets = () => list('src/[(]shop[)]/*.js');
export const asFolder = () => list('*.js', { cwd: 'src/(shop)' });
export const twoMeanings = () => list('src/[id]/*.js');
// #endregion names

export const escaped = () => list('src/\\(shop\\)/*.js');
export const literal = () => list('src/(shop)/cart.js');
export const exactBrackets = () => list('src/[[]id[]]/*.js');
export const notExcluded = () => list(['src/**/*.js', '!src/(shop)/**']);
export const excluded = () => list(['src/**/*.js', '!src/[(]shop[)]/**']);
