import { src } from 'gulp';

// #region list
async function list(globs, options) {
  for await (const file of src(globs, options)) {
    console.log(file.relative);
  }
}
// #endregion list

// #region patterns
export const oneFolder = () => list('src/*.js');
export const allFolders = () => list('src/**/*.js');
export const twoEndings = () => list('src/**/*.{html,js}');
export const everything = () => list('src/**');
// #endregion patterns

// #region negation
export const withoutVendor = () => list(['src/**/*.js', '!src/vendor/**']);
export const negationFirst = () => list(['!src/vendor/**', 'src/**/*.js']);
export const folderOnly = () => list(['src/**/*.js', '!src/vendor']);
export const addedAgain = () => list(['src/**/*.js', '!src/vendor/**', 'src/vendor/*.js']);
// #endregion negation

// #region order
export const pagesFirst = () => list(['src/*.html', 'src/*.js']);
// #endregion order

// #region first
export const menuFirst = () => list(['src/menu.js', 'src/**/*.js']);
// #endregion first

// #region last
export async function appLast() {
  const files = src(['src/**/*.js', '!src/app.js']).pipe(src('src/app.js'));
  for await (const file of files) {
    console.log(file.relative);
  }
}
// #endregion last

// #region literals
export const generalFirst = () => list(['src/*.js', 'src/main.js']);
export const literalFirst = () => list(['src/main.js', 'src/*.js']);
// #endregion literals

// #region dotfiles
export const dotfiles = () => list('src/*', { dot: true });
export const dotfileByName = () => list('src/.*');
// #endregion dotfiles

export const backslashes = () => list('src\\vendor\\*.js');
export const questionMark = () => list('src/mai?.js');
export const questionMarkAndStar = () => list('src/mai?*.js');
export const exclamationClass = () => list('src/[!m]*.js');
export const caretClass = () => list('src/[^m]*.js');
export const excludedLiteral = () => list(['src/main.js', '!src/main.js']);
export const onlyNegative = () => list('!src/*.js');
export const emptyText = () => list('');
export const notText = () => list(['src/*.js', 1]);
export const otherCase = () => list('src/*.JS');
// cspell:ignore nocase
export const noCase = () => list('src/*.JS', { nocase: true });
export const throughIgnore = () => list('src/**/*.js', { ignore: 'src/vendor/**' });
