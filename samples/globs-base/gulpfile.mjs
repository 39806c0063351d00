import { src, dest } from 'gulp';

// #region base
export const tree = () => src('src/**/*.html').pipe(dest('tree'));
export const folder = () => src('src/pages/*.html').pipe(dest('folder'));
export const kept = () => src('src/pages/*.html', { base: 'src' }).pipe(dest('kept'));
export const fromRoot = () =>
  src(['src/pages/*.html', 'texts/*.md'], { base: '.' }).pipe(dest('root'));
export const mixed = () => src(['src/pages/about.html', 'src/**/*.html']).pipe(dest('mixed'));
// #endregion base
