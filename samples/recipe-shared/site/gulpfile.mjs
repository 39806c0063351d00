import { writeFile } from 'node:fs/promises';
import { createTasks } from '@example/gulp-preset';
import { series } from 'gulp';

const shared = createTasks({ banner: 'Example', output: 'public' });

export const { dev, images, styles } = shared;

async function robots() {
  await writeFile('public/robots.txt', 'User-agent: *\n');
}

export const build = series(shared.build, robots);
export default build;
