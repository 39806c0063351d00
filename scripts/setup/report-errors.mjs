import { describeError } from './describe-error.mjs';

// Imported by commands: an uncaught error ends them with a sentence in place of a stack.
process.on('uncaughtException', (error) => {
  console.error(`✘ ${describeError(error)}`);
  process.exit(1);
});
