import { registry, task } from 'gulp';
import DefaultRegistry from 'undertaker-registry';

// #region wrap
class LoggedTasks extends DefaultRegistry {
  set(name, fn) {
    const logged = (done) => {
      console.log(`Log: ${name}`);
      return fn(done);
    };
    return super.set(name, logged);
  }
}
// #endregion wrap

// #region late
task('clean', async () => {});

registry(new LoggedTasks());
// #endregion late
