import { registry } from 'gulp';
import DefaultRegistry from 'undertaker-registry';

// #region class
class SharedTasks extends DefaultRegistry {}

registry(SharedTasks);
// #endregion class
