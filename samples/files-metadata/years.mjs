import { statSync } from 'node:fs';

const thisYear = new Date().getFullYear();

for (const file of ['src/run.sh', 'kept/run.sh', 'bin/run.sh', 'stamped/run.sh']) {
  const { mode, mtime } = statSync(file);
  const year = mtime.getFullYear() === thisYear ? 'this year' : mtime.getFullYear();
  console.log(`${file}: mode ${(mode & 0o777).toString(8)}, modified ${year}`);
}
