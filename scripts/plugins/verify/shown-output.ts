import { asShown } from '../../samples/normalise';

/** What gulp says of every task. */
const ofGulp = /^\[\d\d:\d\d:\d\d\] (?:Using gulpfile |(?:Starting|Finished) ')/;

/** What a program prints of the machine that it runs on, and what stays of it. */
const ofMachine: readonly (readonly [RegExp, string])[] = [
  // In the first hour of a day gulp prints 24 on the Node of the trials.
  [/^\[24:/gm, '[00:'],
  // The trials have no desktop, and that of a reader takes the message.
  [/^\[[\d:]+\] gulp-notify: \[Error in notifier\][^]*?^\}\n?/gm, ''],
  // The address in a network, and a rule as long as the longest address.
  [/^ *External: .*\n/gm, ''],
  [/^ -{20,}$/gm, ` ${'-'.repeat(28)}`],
];

/**
 * Makes of the output of a recipe what the page shows.
 * @param output What gulp printed.
 * @param project Folder of the project.
 * @returns All its lines, as the samples show theirs, or null where they are those of gulp alone.
 */
export function shownOutput(output: string, project: string): string | null {
  const shown = ofMachine.reduce(
    (text, [pattern, kept]) => text.replace(pattern, kept),
    asShown(output, [project]),
  );
  const lines = shown.trimEnd().split('\n');
  const hasOwn = lines.some((line) => line !== '' && !ofGulp.test(line));
  return hasOwn ? lines.join('\n') : null;
}
