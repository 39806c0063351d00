import type { ApiPage } from './api-page';

/** How an error reached the test: thrown by the call, or emitted as an `error` event later. */
interface Outcome {
  readonly how: 'thrown' | 'emitted' | 'none';
  readonly message: string;
}

/** Something to run that raises one documented error. */
export interface ErrorCase {
  /** The message as the page has it, variable parts as `<name>`. */
  readonly message: string;
  /** Raises it; what it returns, if it emits events, is waited for. */
  readonly call: () => unknown;
}

/** A thing that can emit an error, or finish without one. */
interface Emitter {
  on(event: string, listener: (value: unknown) => void): unknown;
}

/**
 * Runs a call and waits for its error.
 *
 * @param call the documented call; what it returns, if it emits events, is waited for.
 * @returns how the error came and its message; `none` when there was none.
 */
export async function outcomeOf(call: () => unknown): Promise<Outcome> {
  let result: unknown;
  try {
    result = call();
  } catch (error) {
    return { how: 'thrown', message: messageOf(error) };
  }
  if (!isEmitter(result)) {
    return { how: 'none', message: '' };
  }
  const emitter = result;
  return new Promise((resolve) => {
    emitter.on('error', (error) => resolve({ how: 'emitted', message: messageOf(error) }));
    for (const event of ['finish', 'end', 'close']) {
      emitter.on(event, () => resolve({ how: 'none', message: '' }));
    }
  });
}

/**
 * Compares the errors that a page documents with those that the library raises.
 *
 * The cell "When" must begin with the word for how the error comes: `Thrown …` or `Emitted …`.
 *
 * @param page the page as read by `readApiPage`.
 * @param cases one for each documented message.
 * @returns one sentence for each difference, with page and line and what to do; empty when equal.
 */
export async function errorDifferences(
  page: ApiPage,
  cases: readonly ErrorCase[],
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const { message, when, line } of page.errors) {
    const found = cases.find((errorCase) => errorCase.message === message);
    const where = `${page.path}:${line}`;
    if (!found) {
      differences.push(`${where} documents "${message}", which no test raises: add a case for it`);
      continue;
    }
    const outcome = await outcomeOf(found.call);
    if (!messagePattern(message).test(outcome.message)) {
      differences.push(
        `${where} documents "${message}", but gulp says "${outcome.message}": correct the row`,
      );
    }
    if (!when.toLowerCase().startsWith(outcome.how)) {
      differences.push(
        `${where}: "${message}" is ${outcome.how}: begin "When" with that word, it says "${when}"`,
      );
    }
  }
  const documented = page.errors.map(({ message }) => message);
  for (const { message } of cases.filter((errorCase) => !documented.includes(errorCase.message))) {
    differences.push(`${page.path} does not document "${message}": add a row to "Errors"`);
  }
  return differences;
}

/**
 * The pattern for a documented message: what stands in angle brackets may be any text.
 *
 * @param message for example `Invalid glob argument: <globs>`.
 */
export function messagePattern(message: string): RegExp {
  const parts = message
    .split(/<[a-z ]+>/i)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isEmitter(value: unknown): value is Emitter {
  return (
    typeof value === 'object' && value !== null && 'on' in value && typeof value.on === 'function'
  );
}
