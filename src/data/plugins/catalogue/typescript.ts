import type { CatalogueEntry } from '../schema';
import { typescriptFiles } from './sources';

const files = {
  'src/main.ts':
    'const add = (first: number, second: number): number => first + second;\nadd(1, 2);\n',
};

export const typescript: readonly CatalogueEntry[] = [
  {
    name: 'gulp-typescript',
    job: 'typescript',
    summary: {
      en: 'Compiles TypeScript, checks types, and writes declarations too.',
      'zh-Hans': '编译 TypeScript 并检查类型，还能生成声明文件。',
    },
    searches: {
      en: [
        'ts compiler',
        'tsconfig',
        'd.ts files',
        'typings output',
        'A project cannot be used in two compilations at the same time',
      ],
      'zh-Hans': ['ts 编译', 'tsconfig', '生成 d.ts'],
    },
    companions: ['typescript@6'],
    requires: ['typescript'],
    note: {
      en: 'It fails with TypeScript 7. After .pipe(), type errors fail no task. In parallel(), each task needs a project.',
      'zh-Hans':
        '不能用 TypeScript 7。用 .pipe() 时，类型错误不算失败。parallel() 里每个任务要各建项目。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import ts from 'gulp-typescript';

export function scripts() {
  return pipeline(
    src('src/**/*.ts'),
    ts({ target: 'es2020', strict: true }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...typescriptFiles, gives: 'dist/{name}.js' },
      files,
      expect: { 'dist/main.js': { contains: 'first + second', lacks: ': number' } },
      again: {
        files: { 'src/main.ts': "const wrong: number = 'text';\n" },
        exit: 1,
        prints: ["Type 'string' is not assignable to type 'number'"],
      },
    },
  },
  {
    name: 'gulp-swc',
    job: 'typescript',
    summary: {
      en: 'Removes the types from TypeScript with SWC, without checking them.',
      'zh-Hans': '用 SWC 去掉 TypeScript 的类型，不做类型检查。',
    },
    searches: {
      en: [
        'fast ts transpiler',
        'strip ts annotations',
        'rust compiler',
        'babel alternative',
        'swcrc',
      ],
      'zh-Hans': ['快速转译 ts', 'babel 替代', 'rust 编译器', 'swcrc'],
    },
    companions: ['@swc/core@1'],
    requires: ['@swc/core'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import swc from 'gulp-swc';

export function scripts() {
  return pipeline(
    src('src/**/*.ts'),
    swc({ jsc: { parser: { syntax: 'typescript' }, target: 'es2020' } }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...typescriptFiles, gives: 'dist/{name}.js' },
      files,
      expect: { 'dist/main.js': { contains: 'first + second', lacks: ': number' } },
    },
  },
  {
    name: 'tsify',
    job: 'typescript',
    summary: {
      en: 'Lets Browserify bundle TypeScript, and checks its types.',
      'zh-Hans': '让 Browserify 能打包 TypeScript，同时检查类型。',
    },
    searches: {
      en: ['browserify ts', 'browserify tsconfig'],
      'zh-Hans': ['browserify 打包 ts', 'browserify tsconfig'],
    },
    companions: ['browserify@17', 'typescript@6', 'vinyl-source-stream@2'],
    requires: ['browserify', 'typescript'],
    note: {
      en: 'It fails with TypeScript 7. To bundle without type checks, use gulp-esbuild.',
      'zh-Hans': '不能用 TypeScript 7。只想打包、不检查类型的话，请用 gulp-esbuild。',
    },
    instead: ['gulp-esbuild'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { dest } from 'gulp';
import browserify from 'browserify';
import source from 'vinyl-source-stream';
import tsify from 'tsify';

export function scripts() {
  const bundler = browserify('src/main.ts').plugin(tsify, { strict: true });

  return pipeline(bundler.bundle(), source('bundle.js'), dest('dist'));
}`,
    trial: {
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
      maps: {
        gives: 'dist/bundle.js',
        files: {
          'src/main.ts':
            "interface Page {\n  title: string;\n}\nimport './part';\nexport const page: Page = { title: 'mark-0' };\n",
          'src/part.ts': "\n\ndocument.title = 'mark-1';\n",
        },
        own: { behind: "browserify('src/main.ts'", option: '{ debug: true }' },
      },
    },
  },
];
