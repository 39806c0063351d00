import '../setup/report-errors.mjs';

import { parseArgs } from 'node:util';

import { chosenEditions, EDITIONS } from '../setup/editions.mjs';
import { toHostedRecords } from './hosted-records';
import { readPushSettings } from './push-settings';
import { readRecords, recordsFile } from './read-records';
import { refuseLargeRecords, replaceRecords } from './replace-records';

const HELP = `Pushes the search records of the built editions to the hosted service.

  npm run build
  ALGOLIA_APP_ID=… ALGOLIA_INDEX_NAME=… ALGOLIA_ADMIN_KEY=… npm run search:push

  --dry-run         say what would be sent, and send nothing; needs no settings
  --edition NAME    push this edition only (${EDITIONS.join(', ')}); EDITION does so too
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      edition: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const pushes = await Promise.all(
    chosenEditions(values.edition).map(async (edition) => ({
      edition,
      settings: values['dry-run'] ? undefined : readPushSettings(process.env, edition),
      records: toHostedRecords(await readRecords(recordsFile(edition))),
    })),
  );
  refuseLargeRecords(pushes.flatMap(({ records }) => records));
  for (const { edition, settings, records } of pushes) {
    const what = `${records.length} records of the ${edition} edition`;
    if (settings === undefined) {
      console.log(`Would send ${what}. Nothing was sent.`);
    } else {
      console.log(`Sending ${what} to the index ${settings.ALGOLIA_INDEX_NAME}.`);
      // Only the records of the same language are replaced.
      await replaceRecords(settings, records, Date.now());
      console.log('The index holds them.');
    }
  }
}

void main();
