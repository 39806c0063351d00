// #region use
import { registry, series } from 'gulp';
import { SharedTasks } from './shared-tasks.mjs';

registry(new SharedTasks({ output: 'public' }));

export const build = series('clean', 'copy');
// #endregion use
