import '../setup/report-errors.mjs';

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { compareData } from './compare-data.mjs';

// Prints in Markdown what of the plugins' data differs from the last commit. It needs no package: the
// workflow runs it where nothing is installed.
const files = ['src/data/plugins/metadata.json', 'src/data/plugins/verified.json'];

const changes = files.flatMap((file) => {
  const committed = execFileSync('git', ['show', `HEAD:${file}`], { encoding: 'utf8' });
  const lines = compareData(JSON.parse(committed), JSON.parse(readFileSync(file, 'utf8')));
  return lines.length > 0 ? [`\`${file}\``, '', '```text', ...lines, '```', ''] : [];
});

console.log(
  changes.length > 0
    ? changes.join('\n')
    : 'Nothing is different but the days on which the plugins were run.\n',
);
