import { src } from 'gulp';

// #region describe
async function describe(options) {
  for await (const file of src('src/*.txt', options)) {
    const kind = file.isBuffer() ? 'buffer' : file.isStream() ? 'stream' : 'no contents';
    console.log(`${file.relative}: ${kind}`);
  }
}

export const buffers = () => describe({});
export const streams = () => describe({ buffer: false });
export const names = () => describe({ read: false });
// #endregion describe
