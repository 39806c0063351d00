import { describeError } from './describe-error.mjs';

// Imported by commands: an error that nobody expected ends them with a sentence, not with a stack.
process.on('uncaughtException', (error) => {
  console.error(`✘ ${describeError(error)}`);
  process.exit(1);
});
