import { readFileSync } from 'node:fs';

import { plugins } from '../../src/data/plugins';
import { createChineseEdition } from '../../src/editions/chinese';
import { readSettings } from '../../src/editions/settings';
import { fromRoot } from '../../src/samples/paths';
import { CHINESE_FOLDER } from '../../src/translation/pages';
import { markdownFiles } from '../samples/quotes';
import { checkTexts } from './check';
import { textsOfData, textsOfPage } from './texts';

const messages = [
  'i18n/zh-Hans/code.json',
  'i18n/zh-Hans/docusaurus-plugin-content-docs/current.json',
  'i18n/zh-Hans/glossary.json',
];

const findings = [
  ...markdownFiles(CHINESE_FOLDER).flatMap((file) =>
    checkTexts(fromRoot(file), textsOfPage(readFileSync(file, 'utf8'))),
  ),
  ...messages.flatMap((file) =>
    checkTexts(file, textsOfData(JSON.parse(readFileSync(file, 'utf8')))),
  ),
  ...checkTexts('src/editions/chinese.ts', textsOfData(createChineseEdition(readSettings({})))),
  ...checkTexts('src/data/plugins', textsOfData(plugins)),
];

if (findings.length > 0) {
  console.error(findings.join('\n'));
  console.error(`${findings.length} lines of Chinese have other spaces or marks than the rules.`);
  process.exitCode = 1;
}
