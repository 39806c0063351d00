import { hasField, textOf, writeQuery } from '../browser/query';
import { taskNames, type Command } from './composition';

/**
 * How a task ends: `fails` rejects its promise, `throws` does so before it works, `silent` returns nothing,
 * `early` is an `async` function that does not await its work, and `stays` holds the process, as a server does.
 */
export const ENDINGS = ['succeeds', 'fails', 'throws', 'silent', 'early', 'stays'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a reader says of one task. */
export interface TaskSettings {
  readonly ending: Ending;
  /** How long it works. */
  readonly milliseconds: number;
}

/** What the form holds. */
export interface TimelineCase {
  /** Lines of a gulpfile, as typed. */
  readonly text: string;
  /** By the name of the task; one that is not there is as `ORDINARY`. */
  readonly tasks: Readonly<Record<string, TaskSettings>>;
  /** Whether gulp runs with `--continue`. */
  readonly continues: boolean;
}

/** Of a task of which the reader says nothing. */
export const ORDINARY: TaskSettings = { ending: 'succeeds', milliseconds: 300 };
/** In milliseconds. */
export const LONGEST_TASK = 600_000;

/** Names of the fields, in the form and in the address. */
export const fields = {
  text: 'run',
  continues: 'continue',
  ending: (task: string) => `end.${task}`,
  milliseconds: (task: string) => `ms.${task}`,
} as const;

const TASK_FIELD = /^(?:end|ms)\.(.+)$/u;

/** The case that the page begins with. */
export const example: TimelineCase = {
  text: 'series(clean, parallel(css, series(lint, js)), reload)',
  tasks: {
    clean: { ending: 'succeeds', milliseconds: 100 },
    css: { ending: 'succeeds', milliseconds: 800 },
    lint: { ending: 'succeeds', milliseconds: 400 },
    reload: { ending: 'succeeds', milliseconds: 100 },
  },
  continues: false,
};

/** Whether a task that ends so takes the time that the reader gives. */
export function takesTime(ending: Ending): boolean {
  return ending !== 'throws' && ending !== 'stays';
}

/** @returns the settings of a task, whether it has its own or not */
export function settingsOf({ tasks }: TimelineCase, name: string): TaskSettings {
  // The name comes from a reader, and could be that of a property that every object has.
  return Object.hasOwn(tasks, name) ? (tasks[name] ?? ORDINARY) : ORDINARY;
}

/**
 * Reads a case from the fields of a form, or from an address.
 *
 * @param values of the form or the query; a box that is not ticked is absent
 * @returns the case; what a task's fields say wrongly is as in `ORDINARY`
 */
export function readCase(values: FormData | URLSearchParams): TimelineCase {
  const names = [...values.keys()].flatMap((key) => TASK_FIELD.exec(key)?.[1] ?? []);
  return {
    text: textOf(values, fields.text),
    tasks: Object.fromEntries(
      names.map((name) => [
        name,
        {
          ending:
            ENDINGS.find((ending) => ending === textOf(values, fields.ending(name))) ??
            ORDINARY.ending,
          milliseconds: readMilliseconds(textOf(values, fields.milliseconds(name))),
        },
      ]),
    ),
    continues: values.has(fields.continues),
  };
}

function readMilliseconds(text: string): number {
  const number = Math.round(Number(text));
  return text.trim() === '' || !Number.isFinite(number)
    ? ORDINARY.milliseconds
    : Math.min(Math.max(number, 1), LONGEST_TASK);
}

/**
 * Writes a case as a query, which `readCase()` reads back.
 *
 * @param command of its text, where it can be read; settings of other tasks are left out
 * @returns for example `?run=series(css)&end.css=fails&ms.css=500`; undefined where it is too long for a link
 */
export function writeCase(one: TimelineCase, command: Command | undefined): string | undefined {
  const query = new URLSearchParams({ [fields.text]: one.text });
  for (const name of new Set(command ? taskNames(command.composition) : [])) {
    const { ending, milliseconds } = settingsOf(one, name);
    if (ending !== ORDINARY.ending) query.set(fields.ending(name), ending);
    if (milliseconds !== ORDINARY.milliseconds) {
      query.set(fields.milliseconds(name), String(milliseconds));
    }
  }
  if (one.continues) query.set(fields.continues, 'on');
  return writeQuery(query);
}

/** @returns whether an address carries a case */
export function hasCase(query: string): boolean {
  return hasField(query, fields.text);
}
