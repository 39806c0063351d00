import { registry, task } from 'gulp';
import DefaultRegistry from 'undertaker-registry';

// #region class
class StrictTasks extends DefaultRegistry {
  set(name, fn) {
    if (this.get(name)) {
      throw new Error(`The task "${name}" is defined twice.`);
    }
    return super.set(name, fn);
  }
}
// #endregion class

// #region use
registry(new StrictTasks());

task('clean', async () => {});
task('clean', async () => {});
// #endregion use
