import { execa } from 'execa';
import { series, watch } from 'gulp';

const run = execa({ preferLocal: true, stdio: 'inherit' });

export async function lint() {
  await run`eslint --max-warnings 0 src test`;
}

export async function styles() {
  await run`stylelint src/**/*.css`;
}

export async function types() {
  await run`tsc`;
}

export async function test() {
  await run`node --test --test-reporter=spec`;
}

export const check = series(lint, styles, types, test);

export function dev() {
  watch(['src', 'test'], { ignoreInitial: false }, check);
}
