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
  tsify: {
    files: {
      'src/main.ts': "import { greet } from './greet';\n\nconsole.log(greet('gulp'));\n",
      'src/greet.ts':
        'export function greet(name: string): string {\n  return `Hello ${name}`;\n}\n',
    },
    expect: { 'dist/bundle.js': { contains: 'Hello', lacks: ': string' } },
    after: 'test "$(node dist/bundle.js)" = "Hello gulp"',
    again: {
      files: { 'src/main.ts': "import { greet } from './greet';\n\nconsole.log(greet(1));\n" },
      exit: 1,
      prints: ["Argument of type 'number' is not assignable to parameter of type 'string'"],
    },
  },
};
