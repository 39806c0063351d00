import type { Trials } from './schema';

const files = {
  'src/main.ts':
    'const add = (first: number, second: number): number => first + second;\nadd(1, 2);\n',
};

export const typescript: Trials = {
  'gulp-typescript': {
    project: {
      file: 'src/{name}.ts',
      good: 'export const answer: number = 42;\n',
      bad: 'export const answer: number = ;\n',
      gives: 'dist/{name}.js',
    },
    files,
    expect: { 'dist/main.js': { contains: 'first + second', lacks: ': number' } },
    again: {
      files: { 'src/main.ts': "const wrong: number = 'text';\n" },
      exit: 1,
      prints: ["Type 'string' is not assignable to type 'number'"],
    },
  },
  'gulp-swc': {
    project: {
      file: 'src/{name}.ts',
      good: 'export const answer: number = 42;\n',
      bad: 'export const answer: number = ;\n',
      gives: 'dist/{name}.js',
    },
    files,
    expect: { 'dist/main.js': { contains: 'first + second', lacks: ': number' } },
  },
};
