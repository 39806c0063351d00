import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readRecords, recordsFile } from '../../scripts/search/read-records';
import { builtPath, readBuilt } from './build-folders';
import { emittedFiles } from './emitted-files';

/** Two strings of a list in JSON or in a script, the second of which is the first of the next two. */
const NEIGHBOURS = /"([^"]{1,200})",\s*(?="([^"]{1,200}))/gu;

/** An element of the head, as that of the keywords. */
const META = /<meta[^>]*>/gu;

const TEXTS = /\.(?:html|js|json|xml|txt)$/u;

test.each(['english', 'chinese'])(
  'the phrases that readers type are in the search records of the %s edition alone',
  async (edition) => {
    const { pages } = await readRecords(recordsFile(edition));
    // A phrase alone may be a sentence of a page too; two side by side are a list of phrases.
    const lists = new Set(
      pages.flatMap(({ sections }) =>
        sections.flatMap(({ searches: [one, other] }) =>
          one === undefined || other === undefined ? [] : [`${one},${other}`],
        ),
      ),
    );
    expect(lists.size).toBeGreaterThan(100);
    const records = emittedFiles(edition).flatMap(({ file, role }) =>
      role === 'search records' ? [file.slice(1)] : [],
    );
    const holding = readdirSync(builtPath(edition), { recursive: true, encoding: 'utf8' })
      .filter((file) => TEXTS.test(file))
      .filter((file) => {
        const text = readBuilt(edition, file);
        const strings = text.replaceAll("'", '"').matchAll(NEIGHBOURS);
        const elements = (text.match(META) ?? []).join('\n');
        return (
          [...strings].some(([, one, other]) => lists.has(`${one},${other}`)) ||
          [...lists].some((list) => elements.includes(list))
        );
      });
    expect(holding).toEqual(records);
  },
);
