const CHECKED_EVERY = 500;

/*
 * Imported by commands that run for long. An interrupt of npm alone ends npm and its shell, and
 * never reaches the command: its parent is another process from then on.
 */
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) {
      process.kill(process.pid, 'SIGTERM');
    }
  }, CHECKED_EVERY).unref();
}
