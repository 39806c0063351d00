import { registry, series, task } from 'gulp';
import DefaultRegistry from 'undertaker-registry';

// #region class
class CountedTasks extends DefaultRegistry {
  runs = new Map();

  set(name, fn) {
    const counted = (done) => {
      this.runs.set(name, (this.runs.get(name) ?? 0) + 1);
      return fn(done);
    };
    return super.set(name, Object.assign(counted, fn));
  }
}
// #endregion class

// #region use
const counted = new CountedTasks();
registry(counted);

async function clean() {}
clean.description = 'Empties the output folder.';
task(clean);

task(
  'twice',
  series('clean', 'clean', async function report() {
    console.log(counted.runs);
  }),
);
// #endregion use
