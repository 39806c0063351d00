import { example, type TimelineCase } from '@site/src/task-timeline/case';
import type { Command } from '@site/src/task-timeline/composition';
import { readCommand } from '@site/src/task-timeline/read-command';
import type { Report } from '@site/src/task-timeline/report';

/** A case whose text can be read. */
export interface Readable {
  readonly tested: TimelineCase;
  readonly command: Command;
}

/** A case, and what gulp makes of it. */
export interface FoundReport extends Readable {
  readonly report: Report;
}

/** The example. */
export const exampleRead = read(example);

/**
 * Takes another text for a case, which can be read.
 *
 * @returns the same object for the example, whose report is known
 * @throws Error if the text cannot be read
 */
export function readAs(tested: TimelineCase, text: string): Readable {
  return tested === example && text === example.text ? exampleRead : read({ ...tested, text });
}

function read(tested: TimelineCase): Readable {
  const { command, problem } = readCommand(tested.text);
  if (problem) {
    throw new Error(`This text for the task timeline cannot be read: ${tested.text}`);
  }
  return { tested, command };
}

/** Runs the command of a case, and loads what runs it. */
export async function findReport(readable: Readable): Promise<FoundReport> {
  const { simulate } = await import(
    /* webpackChunkName: "task-timeline" */ '@site/src/task-timeline/simulate'
  );
  return { ...readable, report: simulate(readable.tested, readable.command) };
}
