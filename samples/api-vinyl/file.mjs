import Vinyl from 'vinyl';

// #region create
const file = new Vinyl({
  cwd: '/project',
  base: '/project/src',
  path: '/project/src/pages/index.md',
  contents: Buffer.from('# Hello\n'),
});

console.log(file.relative);
console.log(file.basename);
// #endregion create

// #region rename
file.extname = '.html';
file.stem = 'home';

console.log(file.relative);
console.log(file.history.length);
// #endregion rename

// #region base
file.base = '/project/src/pages';

console.log(file.relative);
// #endregion base

// #region inspect
console.log(file);
// #endregion inspect
