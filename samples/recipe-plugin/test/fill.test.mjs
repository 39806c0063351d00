import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import fill from 'gulp-fill';
import Vinyl from 'vinyl';

function run(contents, values) {
  const file = new Vinyl({ path: '/pages/index.html', contents });
  return Readable.from([file]).pipe(fill(values)).toArray();
}

test('fills placeholders', async () => {
  const [file] = await run(Buffer.from('Hello {{name}}'), { name: 'you' });
  assert.equal(file.contents.toString(), 'Hello you');
});

test('keeps bytes that are no text', async () => {
  const bytes = Buffer.from('ff7b7b00c328', 'hex');
  const [file] = await run(bytes, {});
  assert.deepEqual(file.contents, bytes);
});

test('refuses text that is not UTF-8', async () => {
  const bytes = Buffer.from('Gr\xfc\xdfe {{name}}', 'latin1');
  await assert.rejects(run(bytes, { name: 'you' }), /must be UTF-8/);
});

test('hands on files without contents', async () => {
  const [file] = await run(null, {});
  assert.equal(file.isNull(), true);
});

test('refuses streams', async () => {
  await assert.rejects(run(Readable.from(['{{name}}']), {}), /Streams are not supported/);
});

test('names the plugin and the file in an error', async () => {
  await assert.rejects(run(Buffer.from('{{nobody}}'), {}), {
    plugin: 'gulp-fill',
    fileName: '/pages/index.html',
    message: 'There is no value for {{nobody}}.',
  });
});
