import type { Sample } from '../../src/samples/load';
import { pagesThatQuote } from './page-fences';
import type { SampleRun } from './run-sample';
import type { SampleFormat } from '../../src/samples/schema';

const formatNames: Readonly<Record<SampleFormat, string>> = {
  esm: 'ES module',
  commonjs: 'CommonJS',
};

/**
 * @param sample the sample
 * @param run its run in one format
 * @returns the progress line, and for a failure what its author needs: the file, the step,
 *   what differs, the output, and the pages that quote the sample
 */
export function describeRun(sample: Sample, run: SampleRun): string {
  const name = `${sample.name} (${formatNames[run.format]})`;
  const [failure] = run.failures;
  if (failure === undefined) {
    return `ok      ${name}`;
  }
  return [
    `FAILED  ${name}`,
    ...failure.problems.map((problem) =>
      indent(`${sample.file}, step "${failure.step}": ${problem}`),
    ),
    indent('Printed:'),
    indent(indent(failure.output === '' ? '(nothing)' : failure.output)),
    ...quotedBy(sample.name),
  ].join('\n');
}

/**
 * @param name a sample's name
 * @param error what was thrown before a step could run
 * @returns the same kind of message for a sample that cannot be read or prepared
 */
export function describeBrokenSample(name: string, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return [`FAILED  ${name}`, indent(text), ...quotedBy(name)].join('\n');
}

function quotedBy(name: string): readonly string[] {
  const pages = pagesThatQuote(name);
  return pages.length === 0
    ? []
    : [indent('Quoted by:'), ...pages.map((page) => indent(indent(page)))];
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
