/** The folder of the gulpfile, as messages of gulp name it. */
export const PROJECT = '/project';
