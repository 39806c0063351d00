// #region class
import { rm } from 'node:fs/promises';
import { dest, src } from 'gulp';
import DefaultRegistry from 'undertaker-registry';

export class SharedTasks extends DefaultRegistry {
  constructor({ output = 'dist' } = {}) {
    super();
    this.output = output;
  }

  init({ task }) {
    const { output } = this;

    task('clean', () => rm(output, { recursive: true, force: true }));
    task('copy', () => src('src/**', { encoding: false }).pipe(dest(output)));
  }
}
// #endregion class
