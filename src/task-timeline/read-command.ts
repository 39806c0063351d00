import type { Command, Composition } from './composition';
import { isKeyword, isOwnName } from './reserved-names';
import { isName, readTokens, type Token } from './tokens';

/** Longest text that is read, in characters. */
export const LONGEST_TEXT = 4_000;
/** More runs than a timeline shows. A name for a composition, used often, makes many of them. */
export const MOST_RUNS = 200;

/** Of what is quoted in a message, in characters. */
const LONGEST_QUOTE = 24;

/** Why a text cannot be read. */
export interface Problem {
  readonly reason:
    | 'arrow'
    | 'called'
    | 'empty'
    | 'long'
    | 'misplaced'
    | 'quoted'
    | 'registered'
    | 'reserved'
    | 'unfinished';
  /** What stands there, as in the text; empty at its end. */
  readonly found: string;
  /** From 1. */
  readonly line: number;
}

type Reading =
  | { readonly command: Command; readonly problem?: undefined }
  | { readonly command?: undefined; readonly problem: Problem };

/** Where the reader stands: what is left of the text, and what its statements have declared. */
interface State {
  readonly tokens: readonly Token[];
  readonly declared: Map<string, Composition>;
  at: number;
}

const DECLARATIONS: readonly string[] = ['const', 'let', 'var'];
const TOOLS = ['series', 'parallel'] as const;

class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

/**
 * Reads statements of a gulpfile that combine tasks. The last one is the command; those before it may
 * declare parts of it.
 *
 * @param text for example `export const build = series(clean, parallel(css, js));`
 * @returns the command, called `default` where the text gives it no name, or why there is none
 */
export function readCommand(text: string): Reading {
  if (text.length > LONGEST_TEXT) {
    return { problem: { reason: 'long', found: '', line: 1 } };
  }
  const state: State = { tokens: readTokens(text), declared: new Map(), at: 0 };
  try {
    let command = readStatement(state);
    while (peek(state) !== '') {
      command = readStatement(state);
    }
    return { command };
  } catch (error) {
    if (error instanceof Refusal) {
      return { problem: error.problem };
    }
    throw error;
  }
}

/** What comes next, or later; empty at the end of the text. */
function peek({ tokens, at }: State, ahead = 0): string {
  return tokens[at + ahead]?.text ?? '';
}

/** Names what comes next as the problem. */
function refuse({ tokens, at }: State, reason?: Problem['reason']): never {
  const token = tokens[at];
  const line = (token ?? tokens.at(-1))?.line ?? 1;
  if (!token) {
    throw new Refusal({ reason: at === 0 ? 'empty' : 'unfinished', found: '', line });
  }
  throw new Refusal({
    reason: reason ?? reasonOf(token),
    // One sign would say little.
    found: reason ? token.text : shorten(token.rest),
    line,
  });
}

/** Why a token is in the wrong place, as far as its line tells. */
function reasonOf({ rest }: Token): Problem['reason'] {
  if (/^(?:gulp\s*\.\s*)?task\s*\(/u.test(rest)) {
    return 'registered';
  }
  return /^(?:async\b|\(|=)[^;]*=>|^=>/u.test(rest) ? 'arrow' : 'misplaced';
}

function shorten(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

function take(state: State, text: string): void {
  if (!skip(state, text)) {
    refuse(state);
  }
}

/** Whether the text goes on so; then it is taken. */
function skip(state: State, ...texts: readonly string[]): boolean {
  const isNext = texts.every((text, ahead) => peek(state, ahead) === text);
  state.at += isNext ? texts.length : 0;
  return isNext;
}

function readStatement(state: State): Command {
  if (skip(state, "'use strict'") || skip(state, '"use strict"')) {
    endStatement(state);
  }
  if (skip(state, 'export', '{')) {
    return readExportList(state);
  }
  const { name, isDeclared } = readLeftSide(state);
  const composition = readComposition(state);
  if (isDeclared) {
    state.declared.set(name, composition);
  }
  endStatement(state);
  return { name, composition };
}

/** Reads `build, watchAll as watch }`. The command is the one named `default`, else the last. */
function readExportList(state: State): Command {
  const commands: Command[] = [];
  while (commands.length === 0 || !skip(state, '}')) {
    const local = peek(state);
    const composition = readTask(state);
    const name = skip(state, 'as') ? readExportedName(state) : local;
    commands.push({ name, composition });
    if (peek(state) !== '}') {
      take(state, ',');
    }
  }
  endStatement(state);
  return commands.find(({ name }) => name === 'default') ?? commands.at(-1) ?? refuse(state);
}

/** A name, or a text between quotes, in which nothing is escaped. */
function readExportedName(state: State): string {
  const text = peek(state);
  const quoted = /^(['"])([^'"\\]+)\1$/u.exec(text)?.[2];
  if (quoted === undefined && !isName(text)) {
    refuse(state);
  }
  state.at += 1;
  return quoted ?? text;
}

/** A statement ends with a semicolon, its line or the text. */
function endStatement(state: State): void {
  const line = state.tokens[state.at - 1]?.line;
  if (peek(state) !== ';' && state.tokens[state.at]?.line === line) {
    refuse(state);
  }
  while (skip(state, ';')) {
    // An empty statement is none.
  }
}

/** The name on the left of a composition, such as that of `exports.build =`, and whether other statements can use it. */
function readLeftSide(state: State): { readonly name: string; readonly isDeclared: boolean } {
  const command = { name: 'default', isDeclared: false };
  if (skip(state, 'export', 'default') || skip(state, 'module', '.', 'exports', '=')) {
    return command;
  }
  if (skip(state, 'exports', '.') || skip(state, 'module', '.', 'exports', '.')) {
    return { name: readAssignedName(state), isDeclared: false };
  }
  if (skip(state, 'exports', '[') || skip(state, 'module', '.', 'exports', '[')) {
    const name = readExportedName(state);
    take(state, ']');
    take(state, '=');
    return { name, isDeclared: false };
  }
  const isExported = skip(state, 'export');
  if (DECLARATIONS.includes(peek(state))) {
    state.at += 1;
    if (state.declared.has(peek(state))) {
      refuse(state);
    }
    return { name: readAssignedName(state), isDeclared: true };
  }
  return isExported ? refuse(state) : command;
}

function readAssignedName(state: State): string {
  const name = peek(state);
  if (!isName(name)) {
    refuse(state);
  }
  state.at += 1;
  take(state, '=');
  return name;
}

function readComposition(state: State): Composition {
  for (const kind of TOOLS) {
    if (skip(state, kind) || skip(state, 'gulp', '.', kind)) {
      take(state, '(');
      const composition = { kind, parts: readParts(state, ')') };
      checkSize(state, composition);
      return composition;
    }
  }
  return readTask(state);
}

function readTask(state: State): Composition {
  const name = peek(state);
  if (/^['"]./u.test(name)) {
    refuse(state, 'quoted');
  }
  if (!isName(name) || isKeyword(name) || peek(state, 1) === '.') {
    refuse(state);
  }
  if (peek(state, 1) === '(') {
    const isCall = peek(state, 2) === ')' && name !== 'async';
    refuse(state, isCall ? 'called' : undefined);
  }
  const part = state.declared.get(name);
  if (!part && isOwnName(name)) {
    refuse(state, 'reserved');
  }
  state.at += 1;
  return part ?? { kind: 'task', name };
}

/** Parts of a call, up to its end. An array is as good as its elements. */
function readParts(state: State, end: ')' | ']'): readonly Composition[] {
  const parts: Composition[] = [];
  while (!skip(state, end)) {
    if (end === ')' && skip(state, '[')) {
      parts.push(...readParts(state, ']'));
    } else {
      parts.push(readComposition(state));
    }
    if (peek(state) !== end) {
      take(state, ',');
    }
  }
  return parts;
}

const sizes = new WeakMap<Composition, number>();

/** A part that is declared counts as often as it is used, though it stands once. */
function checkSize(state: State, composition: Composition): void {
  const size = sizeOf(composition);
  if (size > MOST_RUNS) {
    state.at -= 1; // So that the problem names its closing parenthesis.
    refuse(state, 'long');
  }
  sizes.set(composition, size);
}

/** How many runs it makes; one at least, so that compositions of nothing count too. */
function sizeOf(composition: Composition): number {
  if (composition.kind === 'task') {
    return 1;
  }
  const known = sizes.get(composition);
  return (
    known ??
    Math.max(
      1,
      composition.parts.reduce((sum, part) => sum + sizeOf(part), 0),
    )
  );
}
