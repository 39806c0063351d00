import type { CatalogueEntry } from '../schema';

export const typescript: readonly CatalogueEntry[] = [
  {
    name: 'gulp-typescript',
    job: 'typescript',
    summary: {
      en: 'Compiles TypeScript, checks types, and gives declarations too.',
      'zh-Hans': '编译 TypeScript 并检查类型，还能生成声明文件。',
    },
    companions: ['typescript@6'],
    requires: ['typescript'],
    note: {
      en: 'It fails with TypeScript 7. It is for checking and declarations; to drop types, swc is quicker.',
      'zh-Hans': '不能用 TypeScript 7。适合检查类型和生成声明；只想去掉类型，swc 更快。',
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
  },
];
