import '../setup/report-errors.mjs';

import { readFileSync } from 'node:fs';

import { CHINESE_FOLDER, fromRoot } from '../../src/samples/paths';
import { markdownFiles } from '../samples/page-fences';
import { checkTexts } from './check';
import { chineseData } from './data';
import { textsOfData, textsOfPage } from './texts';

const findings = [
  ...markdownFiles(CHINESE_FOLDER).flatMap((file) =>
    checkTexts(fromRoot(file), textsOfPage(readFileSync(file, 'utf8'), fromRoot(file))),
  ),
  ...Object.entries(chineseData()).flatMap(([file, data]) => checkTexts(file, textsOfData(data))),
];

if (findings.length > 0) {
  console.error(findings.join('\n'));
  console.error(`${findings.length} lines of Chinese have other spaces or marks than the rules.`);
  process.exitCode = 1;
}
