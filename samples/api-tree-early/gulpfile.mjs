import { task, tree } from 'gulp';

// #region early
task('clean', async () => {});

console.log('While loading:', tree().nodes);

export async function list() {
  console.log('In a task:', tree().nodes);
}

export async function styles() {}
// #endregion early
