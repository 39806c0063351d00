import { execa } from 'execa';
import { series, watch } from 'gulp';

const run = execa({ stdio: 'inherit' });

function buildOf(name) {
  async function build() {
    await run`npm run build --silent --workspace ${name}`;
  }
  build.displayName = `build:${name}`;
  return build;
}

const theme = buildOf('theme');
const site = buildOf('site');

export const build = series(theme, site);

export function dev() {
  watch('packages/theme/src/**', { ignoreInitial: false }, build);
  watch('packages/site/src/**', site);
}

export default build;
