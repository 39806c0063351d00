import { png } from '../bytes';
import type { ProjectTrial } from '../trial-schema';

/*
 * Sources on which the verifier tries several plugins. `bad` is a broken file; kinds without one hold
 * plain text, in which nothing is wrong.
 */

export const textFiles = { file: 'src/{name}.txt', good: 'Hello\n' } satisfies ProjectTrial;

export const htmlPages = { file: 'src/{name}.html', good: 'Hello\n' } satisfies ProjectTrial;

export const scriptsAsText = {
  file: 'src/{name}.js',
  good: 'var answer = 42;\nconsole.log(answer);\n',
} satisfies ProjectTrial;

export const scriptFiles = { ...scriptsAsText, bad: 'var = ;\n' } satisfies ProjectTrial;

export const pngFiles = {
  file: 'src/{name}.png',
  good: png,
  bad: 'no picture\n',
} satisfies ProjectTrial;

export const modernScripts = {
  file: 'src/{name}.js',
  good: 'const answer = 42;\nconsole.log(answer);\n',
  bad: 'const = ;\n',
} satisfies ProjectTrial;

export const cssToLint = {
  file: 'src/{name}.css',
  good: 'a { color: #fff; }\n',
  bad: 'a { color: #ggg; }\n',
} satisfies ProjectTrial;

export const linkedPages = {
  file: 'src/{name}.html',
  good: '<link rel="stylesheet" href="main.css">\n',
} satisfies ProjectTrial;

export const scssFiles = {
  file: 'src/{name}.scss',
  good: '$ink: navy;\na { b { color: $ink; } }\n',
  bad: 'a { color: $missing; }\n',
} satisfies ProjectTrial;

export const cssFiles = {
  file: 'src/{name}.css',
  good: 'a {\n  color: #ff0000;\n}\n',
  bad: 'a { color: red',
} satisfies ProjectTrial;

export const svgFiles = {
  file: 'src/{name}.svg',
  good: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 2h9v9z"/></svg>\n',
  bad: '<svg xmlns="http://www.w3.org/2000/svg"><path</svg>\n',
} satisfies ProjectTrial;

export const nunjucksPages = {
  file: 'src/{name}.njk',
  good: '<h1>{{ title }}</h1>\n',
  bad: '{% if %}\n',
} satisfies ProjectTrial;

export const lodashTemplates = {
  file: 'src/{name}.html',
  good: '<h1><%= title %></h1>\n',
  bad: '<%= missing %>\n',
} satisfies ProjectTrial;

export const typescriptFiles = {
  file: 'src/{name}.ts',
  good: 'export const answer: number = 42;\n',
  bad: 'export const answer: number = ;\n',
} satisfies ProjectTrial;
