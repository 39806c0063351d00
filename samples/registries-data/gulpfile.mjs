import { dest, registry, src, task } from 'gulp';
import DefaultRegistry from 'undertaker-registry';

// #region class
class TasksWithData extends DefaultRegistry {
  constructor(data) {
    super();
    this.data = data;
  }

  set(name, fn) {
    const withData = (done) => fn.call(this.data, done);
    return super.set(name, Object.assign(withData, fn));
  }
}
// #endregion class

// #region use
registry(new TasksWithData({ source: 'src/**', output: 'public' }));

task('copy', function copy() {
  return src(this.source, { encoding: false }).pipe(dest(this.output));
});
// #endregion use
