import { series } from 'gulp';
import { release } from './tasks/release.mjs';

export const build = series(async function compile() {});
export { release };
