import { parseArgs } from 'node:util';

import { toHostedRecords } from './hosted-records';
import { readPushSettings } from './push-settings';
import { readRecords, recordsFile } from './read-records';
import { refuseLargeRecords, replaceRecords } from './replace-records';

const EDITIONS = ['english', 'chinese'];

const HELP = `Pushes the search records of the built editions to the hosted service.

  npm run build
  ALGOLIA_APP_ID=… ALGOLIA_INDEX_NAME=… ALGOLIA_ADMIN_KEY=… npm run search:push

  --dry-run         say what would be sent, and send nothing; needs no settings
  --edition NAME    push this edition only (${EDITIONS.join(', ')})
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      edition: { type: 'string', multiple: true, default: EDITIONS },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const settings = values['dry-run'] ? undefined : readPushSettings(process.env);
  const editions = await Promise.all(
    values.edition.map((edition) => readRecords(recordsFile(edition))),
  );
  const records = editions.flatMap(toHostedRecords);
  refuseLargeRecords(records);
  if (settings === undefined) {
    console.log(
      `Would replace the records of the index by these ${records.length}. Nothing was sent.`,
    );
    return;
  }
  console.log(`Sending ${records.length} records to the index ${settings.ALGOLIA_INDEX_NAME}.`);
  await replaceRecords(settings, records, Date.now());
  console.log('The index holds the new records.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
