import { src, dest } from 'gulp';

function copyPages() {
  return src('src/*.html').pipe(dest('dist'));
}

export default copyPages;
