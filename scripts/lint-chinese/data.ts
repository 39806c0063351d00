import { readFileSync } from 'node:fs';
import path from 'node:path';

import { plugins } from '../../src/data/plugins';
import { createChineseEdition } from '../../src/editions/chinese';
import { readSettings } from '../../src/editions/settings';
import { projectRoot } from '../../src/samples/paths';

/** @returns by file: the data beside the pages that hold Chinese texts of ours */
export function chineseData(): Readonly<Record<string, unknown>> {
  return {
    'i18n/zh-Hans/code.json': readJson('i18n/zh-Hans/code.json'),
    'i18n/zh-Hans/docusaurus-plugin-content-docs/current.json': readJson(
      'i18n/zh-Hans/docusaurus-plugin-content-docs/current.json',
    ),
    'src/editions/chinese.ts': createChineseEdition(readSettings({})),
    'src/data/plugins': plugins,
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'));
}
