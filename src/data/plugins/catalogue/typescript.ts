import type { CatalogueEntry } from '../schema';

export const typescript: readonly CatalogueEntry[] = [
  {
    name: 'gulp-typescript',
    job: 'typescript',
    summary: {
      en: 'Compiles TypeScript, checks types, and gives declarations too.',
      'zh-Hans': '编译 TypeScript 并检查类型，还能生成声明文件。',
    },
    companions: ['typescript@5.4'],
    requires: ['typescript'],
    note: {
      en: 'A type error stops the task only through pipeline; with pipe it is printed and lost.',
      'zh-Hans':
        '只有用 pipeline 连接时，类型错误才会让任务失败；用 pipe 连接时，错误只会打印出来。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import ts from 'gulp-typescript';

export function scripts() {
  return pipeline(
    src('src/*.ts'),
    ts({ target: 'es2020', strict: true }),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-swc',
    job: 'typescript',
    summary: {
      en: 'Takes the types out of TypeScript with SWC, without checking them.',
      'zh-Hans': '用 SWC 去掉 TypeScript 的类型，不做类型检查。',
    },
    companions: ['@swc/core@1'],
    requires: ['@swc/core'],
    recipe: `import { src, dest } from 'gulp';
import swc from 'gulp-swc';

export function scripts() {
  return src('src/*.ts')
    .pipe(swc({ jsc: { parser: { syntax: 'typescript' }, target: 'es2020' } }))
    .pipe(dest('dist'));
}`,
  },
];
