import { isUtf8 } from 'node:buffer';
import { Transform } from 'node:stream';
import PluginError from 'plugin-error';

export default function fill(values) {
  return new Transform({
    objectMode: true,
    transform(file, encoding, callback) {
      try {
        fillFile(file, values);
        callback(null, file);
      } catch (error) {
        callback(new PluginError('gulp-fill', error, { fileName: file.path }));
      }
    },
  });
}

function fillFile(file, values) {
  if (file.isStream()) {
    throw new Error('Streams are not supported. Leave out "buffer: false".');
  }
  if (!file.isBuffer()) {
    return;
  }
  const text = file.contents.toString();
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => {
    if (!Object.hasOwn(values, name)) {
      throw new Error(`There is no value for ${whole}.`);
    }
    return values[name];
  });
  if (filled !== text) {
    if (!isUtf8(file.contents)) {
      throw new Error('A file with placeholders must be UTF-8.');
    }
    file.contents = Buffer.from(filled);
  }
}
