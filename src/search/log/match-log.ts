import { findMessage, isLine, type Message, readMessage } from '../embedded/message';
import { plainText } from '../embedded/named-text';
import { isErrorRow } from '../error-row';
import type { PageRecord } from '../records/types';
import { linesOf } from './lines';

/** A message that the pages explain. */
export interface ExplainedMessage extends Message {
  /** As the page writes it. */
  readonly text: string;
  /** Path of the section that explains it, with its anchor. */
  readonly path: string;
  /** Title of the page. */
  readonly page: string;
  /** It is one of many in a table: a section of its own says more. */
  readonly inTable: boolean;
}

/** A line of a log whose message is explained. */
export interface LogEntry extends Pick<ExplainedMessage, 'text' | 'path' | 'page'> {
  readonly line: string;
}

/** Sections about lines that are not the cause: lines that are no errors, and the line after each error. */
const NO_CAUSES = /#(?:other-lines|errored-after)$/u;

/** Lists all messages that sections explain, in the order of the pages. */
export function listMessages(pages: readonly PageRecord[]): readonly ExplainedMessage[] {
  return pages.flatMap(({ path, title, sections }) =>
    sections.flatMap(({ anchor, messages }) =>
      messages.map((text) => ({
        ...readMessage(text),
        text,
        path: anchor === null ? path : `${path}#${anchor}`,
        page: title,
        inTable: messages.length > 1 || isErrorRow(anchor),
      })),
    ),
  );
}

/**
 * Finds what a log says that the pages explain. A message may go on in the next line, where the
 * terminal broke it. Lines that cause nothing count only where there is no other.
 *
 * @param log What a terminal printed, in as many lines as there are.
 * @returns One entry for each message, in the order of their first lines: the first is most often
 *   the cause of the others.
 */
export function matchLog(log: string, messages: readonly ExplainedMessage[]): readonly LogEntry[] {
  const found = new Map<string, LogEntry>();
  const lines = linesOf(log);
  const words = lines.map((line) => plainText(line).words);
  for (const [at, line] of lines.entries()) {
    const own = words[at] ?? '';
    const message =
      messages.find((one) => isLine(line, one)) ??
      best(own, own + (words[at + 1] ?? '').trimStart(), messages);
    if (message !== undefined && !found.has(message.text)) {
      const { text, path, page } = message;
      found.set(text, { text, path, page, line });
    }
  }
  const entries = [...found.values()];
  const causes = entries.filter(isCause);
  return causes.length > 0 ? causes : entries;
}

/** Tells whether a line can be what went wrong: it follows no error, and is one. */
export function isCause({ path }: LogEntry): boolean {
  return !NO_CAUSES.test(path);
}

/** The longest message that begins in a line, and of equal ones that which has its section alone. */
function best(
  own: string,
  both: string,
  messages: readonly ExplainedMessage[],
): ExplainedMessage | undefined {
  let length = 0;
  let result: ExplainedMessage | undefined;
  for (const message of messages) {
    const match = findMessage(both, message);
    const isBetter =
      match !== undefined &&
      match.start < own.length - 1 &&
      (match.length > length ||
        (match.length === length && result?.inTable === true && !message.inTable));
    if (isBetter) {
      length = match.length;
      result = message;
    }
  }
  return result;
}
