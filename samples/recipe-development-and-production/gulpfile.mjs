import { mkdir, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { dest, parallel, src, watch } from 'gulp';
import terser from 'gulp-terser';

// A flag overrides an environment variable, which overrides the default.
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    production: { type: 'boolean', default: process.env.NODE_ENV === 'production' },
    api: { type: 'string', default: process.env.API_URL },
  },
  strict: false,
});

const { production } = values;
// A release must not call the developer's own machine.
const { api = production ? '' : 'http://localhost:8080/' } = values;

if (!/^https?:\/\//.test(api) || !URL.canParse(api)) {
  throw new Error(`--api or API_URL must begin with http:// or https://, not "${api}".`);
}

export async function scripts() {
  await pipeline(
    src('src/js/*.js', { sourcemaps: !production }),
    ...(production ? [terser()] : []),
    dest('dist/js', { sourcemaps: production ? false : '.' }),
  );
}

/** Hands values to the browser: dist/js/settings.js is an ES module. */
export async function settings() {
  const contents = { api, production };
  await mkdir('dist/js', { recursive: true });
  await writeFile('dist/js/settings.js', `export default ${JSON.stringify(contents)};\n`);
}

export const build = parallel(settings, scripts);

build.description = 'Build the site';
build.flags = {
  '--production': 'Smaller files, no source maps (or NODE_ENV=production)',
  '--api': 'Address of the server (or API_URL)',
};

export function dev() {
  watch('src/js/*.js', { ignoreInitial: false }, build);
}

export default build;
