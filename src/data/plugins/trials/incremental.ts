import type { Trials } from './schema';

const texts = { 'src/a.txt': 'a\n', 'src/b.txt': 'b\n' };

export const incremental: Trials = {
  'gulp-changed': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: { ...texts, 'dist/a.txt': 'the result is newer than its source\n' },
    expect: {
      'dist/a.txt': { contains: 'newer than its source' },
      'dist/b.txt': { sameAs: 'src/b.txt' },
    },
  },
  'gulp-newer': {
    project: { file: 'src/{name}.txt', good: 'Hello\n' },
    files: texts,
    expect: { 'dist/all.txt': { contains: 'a\n\nb\n' } },
  },
  'gulp-cached': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: texts,
    expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
  },
  'gulp-remember': {
    project: { file: 'src/{name}.txt', good: 'Hello\n' },
    files: texts,
    expect: { 'dist/all.txt': { contains: 'a\n\nb\n' } },
  },
  'gulp-cache': {
    project: {
      file: 'src/{name}.less',
      good: 'a {\n  color: #ff0000;\n}\n',
      bad: 'a { color: red',
      gives: 'dist/{name}.css',
    },
    files: { 'src/a.less': '@ink: navy;\na { color: @ink; }\n' },
    env: { TMPDIR: '$PROJECT' },
    expect: { 'dist/a.css': { contains: 'color: navy' } },
    again: { files: {} },
  },
  'gulp-watch': {
    files: { 'src/index.html': '<h1>Before</h1>\n' },
    // It outlives this command in a session of its own, and changes the page until its copy is there.
    before:
      'setsid sh -c \'for i in $(seq 30); do sleep 1; test -e dist/index.html && break; echo "<h1>After</h1>" > src/index.html; done\' > /dev/null 2>&1 & sleep 1',
    serves: { url: 'http://localhost:3213/', contains: '<h1>After</h1>' },
  },
};
