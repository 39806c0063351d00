import { registry, task } from 'gulp';
import DefaultRegistry from 'undertaker-registry';

class LoggedTasks extends DefaultRegistry {
  set(name, fn) {
    const logged = (done) => {
      console.log(`Log: ${name}`);
      return fn(done);
    };
    return super.set(name, logged);
  }
}

// #region early
registry(new LoggedTasks());

task('clean', async () => {});
// #endregion early
