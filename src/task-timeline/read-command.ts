import type { Command, Composition } from './composition';

/** Longest text that is read, in characters. */
export const LONGEST_TEXT = 4_000;
/** More runs than a timeline shows. A name for a composition, used often, makes many of them. */
const MOST_RUNS = 200;

/** Why a text cannot be read. */
export interface Problem {
  readonly reason: 'misplaced' | 'unfinished' | 'quoted' | 'called' | 'reserved' | 'long';
  /** What stands there, as in the text; empty at its end. */
  readonly found: string;
  /** From 1. */
  readonly line: number;
}

type Reading =
  | { readonly command: Command; readonly problem?: undefined }
  | { readonly command?: undefined; readonly problem: Problem };

interface Token {
  readonly text: string;
  readonly line: number;
}

/** Where the reader stands: what is left of the text, and what its lines have named. */
interface State {
  readonly tokens: readonly Token[];
  readonly named: Map<string, Composition>;
  at: number;
}

/** Words of JavaScript that name no function, and names that a copied gulpfile has for its own. */
const RESERVED =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|gulp|timers|command|series|parallel)$/u;

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const TOKENS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|[\p{ID_Start}$_][\p{ID_Continue}$]*|'[^'\n]*'|"[^"\n]*"|\S/gu;

/** @returns whether a name cannot be declared in a gulpfile that the page writes */
export function isReserved(name: string): boolean {
  return RESERVED.test(name);
}

class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

/**
 * Reads lines of a gulpfile that combine tasks. The last line is the command; lines before it name parts.
 *
 * @param text for example `export const build = series(clean, parallel(css, js));`
 * @returns the command, called `default` where the text gives it no name, or why there is none
 */
export function readCommand(text: string): Reading {
  if (text.length > LONGEST_TEXT) {
    return { problem: { reason: 'long', found: '', line: 1 } };
  }
  const state: State = { tokens: tokensOf(text), named: new Map(), at: 0 };
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

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(TOKENS)]
    .filter(([token]) => !token.startsWith('//') && !token.startsWith('/*'))
    .map((match) => ({ text: match[0], line: text.slice(0, match.index).split('\n').length }));
}

/** What comes next, or later; empty at the end of the text. */
function peek({ tokens, at }: State, ahead = 0): string {
  return tokens[at + ahead]?.text ?? '';
}

function refuse({ tokens, at }: State, reason?: Problem['reason']): never {
  const token = tokens[at];
  const line = (token ?? tokens.at(-1))?.line ?? 1;
  throw new Refusal({
    reason: reason ?? (token ? 'misplaced' : 'unfinished'),
    found: token?.text ?? '',
    line,
  });
}

function take(state: State, ...expected: readonly string[]): void {
  for (const text of expected) {
    if (peek(state) !== text) {
      refuse(state);
    }
    state.at += 1;
  }
}

/** Whether the text goes on so; then it is taken. */
function skip(state: State, ...texts: readonly string[]): boolean {
  const isNext = texts.every((text, ahead) => peek(state, ahead) === text);
  state.at += isNext ? texts.length : 0;
  return isNext;
}

function readStatement(state: State): Command {
  const name = readTarget(state);
  const composition = readComposition(state);
  while (skip(state, ';')) {
    // An empty statement is none.
  }
  state.named.set(name, composition);
  return { name, composition };
}

/** The name on the left of a composition, such as that of `exports.build =`. */
function readTarget(state: State): string {
  if (skip(state, 'export', 'default') || skip(state, 'module', '.', 'exports', '=')) {
    return 'default';
  }
  if (skip(state, 'exports', '.') || skip(state, 'module', '.', 'exports', '.')) {
    return readLeftSide(state);
  }
  const isDeclared =
    skip(state, 'export') || ['const', 'let', 'var'].some((word) => peek(state) === word);
  if (isDeclared) {
    if (!['const', 'let', 'var'].some((word) => skip(state, word))) {
      refuse(state);
    }
    return readLeftSide(state);
  }
  return 'default';
}

function readLeftSide(state: State): string {
  const name = peek(state);
  if (!NAME.test(name)) {
    refuse(state);
  }
  state.at += 1;
  take(state, '=');
  return name;
}

function readComposition(state: State): Composition {
  if (peek(state) === 'gulp' && peek(state, 1) === '.') {
    state.at += 2;
  }
  const word = peek(state);
  if (word === 'series' || word === 'parallel') {
    state.at += 1;
    take(state, '(');
    const parts = readParts(state, ')');
    return limited(state, { kind: word, parts });
  }
  return readTask(state, word);
}

function readTask(state: State, name: string): Composition {
  if (/^['"]./u.test(name)) {
    refuse(state, 'quoted');
  }
  if (!NAME.test(name)) {
    refuse(state);
  }
  const part = state.named.get(name);
  if (!part && isReserved(name)) {
    refuse(state, /^(?:gulp|timers|command)$/u.test(name) ? 'reserved' : 'misplaced');
  }
  state.at += 1;
  if (peek(state) === '(') {
    state.at -= 1;
    refuse(state, 'called');
  }
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

/** A part with a name counts as often as it is used, though it is there once. */
function limited(state: State, composition: Composition): Composition {
  const size = sizeOf(composition);
  if (size > MOST_RUNS) {
    state.at -= 1;
    refuse(state, 'long');
  }
  sizes.set(composition, size);
  return composition;
}

function sizeOf(composition: Composition): number {
  return composition.kind === 'task'
    ? 1
    : (sizes.get(composition) ?? composition.parts.reduce((sum, part) => sum + sizeOf(part), 1));
}
