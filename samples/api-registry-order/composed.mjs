import { registry, series, task } from 'gulp';
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

// #region composed
task('clean', async () => {});

registry(new LoggedTasks());

task('build', series('clean'));
// #endregion composed
