import { src, dest } from 'gulp';

interface Paths {
  readonly from: string;
  readonly to: string;
}

const paths: Paths = { from: 'src/*.txt', to: 'dist' };

export function copy(): NodeJS.ReadWriteStream {
  return src(paths.from).pipe(dest(paths.to));
}

export default copy;
