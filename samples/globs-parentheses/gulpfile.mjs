import { src, dest } from 'gulp';

// #region literal
export const literal = () => src('src/main.js').pipe(dest('dist'));
// #endregion literal

// #region cure
export const pattern = () => src('src/@(main).js').pipe(dest('dist'));
// #endregion cure

export const glob = () => src('src/*.js').pipe(dest('glob'));
