import { src, dest } from 'gulp';

export function read() {
  return src('../src/*.css');
}

export function relative() {
  return read().pipe(dest('relative'));
}

export default relative;
