import { createTasks } from '@example/gulp-preset';

export default createTasks({ banner: 'Example', output: 'package.json' }).styles;
