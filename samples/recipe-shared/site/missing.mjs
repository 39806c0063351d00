import { createTasks } from '@example/gulp-preset';
import { series } from 'gulp';

const shared = createTasks({ banner: 'Example' });

export const { scripts } = shared;
export default series(scripts);
