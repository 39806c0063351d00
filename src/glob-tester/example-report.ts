import type { Report } from './source-call';

/** What `src()` finds for `example`; a test asks gulp. It stands in the HTML. */
export const exampleReport: Report = {
  rows: [
    { path: 'src/app.js', glob: 'src/**/*.js', base: 'src', written: 'dist/app.js' },
    { path: 'src/pages/form.js', glob: 'src/**/*.js', base: 'src', written: 'dist/pages/form.js' },
    { path: 'src/index.html' },
    { path: 'src/vendor/lib.js', excludedBy: '!src/vendor/**' },
  ],
  outside: [],
};
