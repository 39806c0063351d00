import { Readable } from 'node:stream';
import { src } from 'gulp';

// #region list
export async function list() {
  const names = await Readable.from(src('src/**/*.txt'))
    .map((file) => file.relative)
    .toArray();
  console.log(names.join(', '));
}
// #endregion list
