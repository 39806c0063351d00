import { parallel, series, watch } from 'gulp';
import { clean } from './tasks/clean.mjs';
import { paths } from './tasks/paths.mjs';
import { scripts } from './tasks/scripts.mjs';
import { styles } from './tasks/styles.mjs';

export { clean, scripts, styles };

export const build = series(clean, parallel(scripts, styles));

export function dev() {
  watch(paths.scripts, { ignoreInitial: false }, scripts);
  watch(paths.styles, { ignoreInitial: false }, styles);
}

export default build;
