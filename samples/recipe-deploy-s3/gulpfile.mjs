import { pipeline } from 'node:stream/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { src, dest, series } from 'gulp';

const { S3_BUCKET, S3_ENDPOINT, S3_PATH_STYLE } = process.env;

const client = new S3Client({
  endpoint: S3_ENDPOINT,
  forcePathStyle: S3_PATH_STYLE === 'true',
  requestHandler: { socketTimeout: 60_000 },
});

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};

function uploadWith(cacheControl) {
  return async function upload(files) {
    for await (const file of files) {
      if (!file.isBuffer()) {
        continue;
      }
      const key = file.relative.replaceAll('\\', '/');
      const type = types[file.extname];
      if (type === undefined) {
        throw new Error(`No content type is known for ${key}. Add it to "types".`);
      }
      await client.send(
        new PutObjectCommand({
          Bucket: S3_BUCKET,
          Key: key,
          Body: file.contents,
          ContentType: type,
          CacheControl: cacheControl,
        }),
      );
      console.log(`uploaded ${key}`);
    }
  };
}

export async function build() {
  await pipeline(src('src/**', { encoding: false }), dest('dist'));
}

async function assets() {
  await pipeline(
    src(['dist/**', '!dist/**/*.html'], { encoding: false }),
    uploadWith('public, max-age=31536000, immutable'),
  );
}

async function pages() {
  await pipeline(src('dist/**/*.html', { encoding: false }), uploadWith('no-cache'));
}

export const deploy = series(build, assets, pages);
