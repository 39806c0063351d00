import { claim, run, variant } from '../support';

const environment = {
  AWS_ACCESS_KEY_ID: 'known',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_REGION: 'eu-central-1',
  S3_BUCKET: 'example-site',
};

/** Starts gulp with a server for all names, and prints where its requests go. */
const files = {
  ...variant('recipe-deploy-s3'),
  'here.cjs': `
    const dns = require('node:dns');
    dns.lookup = (name, options, done) => done(null, options.all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1', 4);`,
  'serve.mjs': `
    import { spawn } from 'node:child_process';
    import { createServer } from 'node:http';

    const server = createServer((request, response) => {
      const { host, 'x-amz-checksum-crc32': sum } = request.headers;
      console.log(process.env.SUMS ? typeof sum : host.replace(/:.*/, '') + request.url.replace(/\\?.*/, ''));
      request.resume().on('end', () => response.end());
    });
    server.listen(0, () => {
      const S3_ENDPOINT = 'http://' + process.env.NAME + ':' + server.address().port;
      const env = { ...process.env, S3_ENDPOINT, NODE_OPTIONS: '--require ./here.cjs' };
      const gulp = spawn(process.execPath, ['node_modules/.bin/gulp', 'deploy'], { env });
      gulp.on('exit', (code) => process.exit(code));
    });`,
};

async function addresses(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return (
    await run('node serve.mjs', { ...environment, NAME: 's3.example.com', ...settings })
  ).lines
    .filter((line) => line !== '')
    .sort();
}

const keys = ['app-1a2b3c4d.js', 'img/logo.png', 'index.html'];

claim(
  'recipes/deploy-s3#change',
  'With S3_ENDPOINT alone, the bucket is in the host name.',
  files,
  () => addresses({}),
  keys.map((key) => `example-site.s3.example.com/${key}`),
);

claim(
  'recipes/deploy-s3#change',
  'With S3_PATH_STYLE=true too, the bucket is in the path.',
  files,
  () => addresses({ S3_PATH_STYLE: 'true' }),
  keys.map((key) => `s3.example.com/example-site/${key}`),
);

claim(
  'recipes/deploy-s3#pitfalls',
  'With dot: true, names that begin with a dot go up, and one without an ending has its entry in types.',
  {
    ...files,
    ...variant(
      'recipe-deploy-s3',
      ['{ encoding: false }', '{ encoding: false, dot: true }'],
      ['const types = {', "const types = { '': 'application/json',"],
    ),
    'src/.well-known/apple-app-site-association': '{}',
    'src/.well-known/index.html': '<h1>Known</h1>',
  },
  () => addresses({ S3_PATH_STYLE: 'true' }),
  ['.well-known/apple-app-site-association', '.well-known/index.html', ...keys].map(
    (key) => `s3.example.com/example-site/${key}`,
  ),
);

for (const [sent, how, settings] of [
  ['string', 'a checksum with each file', {}],
  [
    'undefined',
    'none with AWS_REQUEST_CHECKSUM_CALCULATION=WHEN_REQUIRED',
    { AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED' },
  ],
] as const) {
  claim(
    'recipes/deploy-s3#pitfalls',
    `The SDK sends ${how}.`,
    files,
    () => addresses({ S3_PATH_STYLE: 'true', SUMS: 'true', ...settings }),
    keys.map(() => sent),
  );
}

claim(
  'recipes/deploy-s3#how',
  'A service that stays silent fails the task, after three requests.',
  {
    ...variant('recipe-deploy-s3', ['socketTimeout: 60_000', 'socketTimeout: 500']),
    'silent.mjs': files['serve.mjs'].replace(
      "request.resume().on('end', () => response.end());",
      'request.resume();',
    ),
    'here.cjs': files['here.cjs'],
  },
  async () => {
    const { exit, lines } = await run('node silent.mjs', {
      ...environment,
      NAME: 's3.example.com',
    });
    const requests = lines.filter((line) => line.includes('app-1a2b3c4d.js'));
    return [exit, requests.length];
  },
  [1, 3],
);
