import type { TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Prints one line for each fault. A test that compares a list of sentences with an empty one says
 * what was found in the list itself; of other tests it prints their name and message.
 */
export default class SentenceReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'failed') {
      print(
        result.errors.flatMap((error) =>
          sentencesOf(error, `${test.module.relativeModuleId}: ${test.fullName}`),
        ),
      );
    }
  }

  onTestModuleEnd(module: TestModule): void {
    print(
      module.errors().map(({ message }) => sentenceOf(firstLine(message), module.relativeModuleId)),
    );
  }
}

/**
 * @param error of a test that failed
 * @param test the name of its file, and its own
 * @returns the sentences of the list that was to be empty; else the message, after the name of the test
 */
export function sentencesOf(
  { actual, expected, message }: TestError,
  test: string,
): readonly string[] {
  const list = /^(?:Array )?\[\]$/.test(expected ?? '') ? (actual ?? '') : '';
  // A sentence may go over several lines, as one does that lists the faults of a file.
  const found = Array.from(list.matchAll(/^ {2}"([^]+?)",$/gm), ([, sentence = '']) =>
    sentence.replace(/\\(["\\])/g, '$1'),
  );
  return found.length > 0 ? found : [sentenceOf(firstLine(message), test)];
}

/** A message that begins with a file is about that file, whichever test came upon it. */
function sentenceOf(message: string, test: string): string {
  return /^[\w./-]+\.\w+(?::\d+)?: /.test(message) ? message : `${test}: ${message}`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

function print(lines: readonly string[]): void {
  for (const line of lines) {
    console.log(line);
  }
}
