import { parallel } from 'gulp';
import { pages } from './tasks/pages.mjs';
import { styles } from './tasks/styles.mjs';

export { pages, styles };
export default parallel(pages, styles);
