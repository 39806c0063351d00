import { parseArgs } from 'node:util';

import { toHostedRecords } from './hosted-records';
import { planPush } from './plan-push';
import { readPushSettings } from './push-settings';
import { readRecords, recordsFile } from './read-records';
import { send, USUAL_WAITS } from './service';

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
  const dryRun = values['dry-run'];
  const target = dryRun ? undefined : readPushSettings(process.env);
  const editions = await Promise.all(
    values.edition.map((edition) => readRecords(recordsFile(edition))),
  );
  const steps = planPush(editions.flatMap(toHostedRecords), Date.now());
  for (const [number, { does, method, path, body }] of steps.entries()) {
    console.log(`${number + 1}/${steps.length} ${dryRun ? 'would ' : ''}${does}`);
    if (target) {
      const index = `/1/indexes/${encodeURIComponent(target.indexName)}`;
      await send(target.account, method, index + path, body, {
        waits: USUAL_WAITS,
        onRetry: (problem) => console.warn(problem),
      });
    }
  }
  console.log(dryRun ? 'Nothing was sent.' : 'The index holds the new records.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
