import path from 'node:path';
import { types } from 'node:util';

import type { Compiler, WebpackPluginInstance } from 'webpack';

import { describePageFault } from '../markdown/page-fault.mjs';

/** Before the generator's own, which prints each error twice, with all its fields and stacks. */
const FIRST = -100;

/** Webpack's message for a module that imports one with an error. */
const CONSEQUENCE = 'The loaded module contains errors';

/** Ends a build that does not compile with a sentence for each fault; `DEBUG` shows the stacks. */
export function reportCompileErrors(siteDir: string): WebpackPluginInstance {
  return {
    apply({ hooks }: Compiler) {
      hooks.done.tap({ name: 'compile-errors', stage: FIRST }, ({ compilation: { errors } }) => {
        if (errors.length > 0) {
          process.stderr.write(`✘ ${describeCompileErrors(errors, siteDir)}\n`);
          process.exit(1);
        }
      });
    },
  };
}

/**
 * Says what is wrong with the modules of a build.
 *
 * @param errors The errors of a compilation.
 * @param siteDir The folder that paths are relative to.
 * @returns a line for each fault: file, line where there is one, what is wrong, what to do
 */
export function describeCompileErrors(errors: readonly Error[], siteDir: string): string {
  const causes = errors.filter(({ message }) => !message.includes(CONSEQUENCE));
  const sentences = (causes.length > 0 ? causes : errors).map((error) => {
    const sentence = sentenceOf(error).replaceAll(`${siteDir}${path.sep}`, '');
    return process.env.DEBUG ? `${sentence}\n\n${innermost(error).stack ?? ''}\n` : sentence;
  });
  return [...new Set(sentences)].join('\n');
}

function sentenceOf(error: Error): string {
  const cause = innermost(error);
  const file = fileOf(error);
  const message = reasonOf(cause);
  if (/^[\w./-]*\/[\w.-]+\.\w+(?::\d+:)? /.test(message)) {
    return message;
  }
  const [, missing] = /Can't resolve '(.+?)' in /.exec(message) ?? [];
  if (missing) {
    return `${file}: there is no module "${missing}". Correct its path, or install its package.`;
  }
  const [, picture, page] = /^Image (\S+) used in (\S+) not found\.$/.exec(message) ?? [];
  if (picture && page) {
    return `${page}: there is no picture ${picture}. Add it, or correct its path.`;
  }
  // The style loader repeats the message of the parser with an excerpt.
  const [, styleLine, style, problem] = /^\((\d+):\d+\) (\S+) (.+)$/m.exec(message) ?? [];
  if (styleLine && style && problem) {
    return `${style}:${styleLine}: ${problem}`;
  }
  const line = lineOf(cause);
  const place = line === undefined ? file : `${file}:${line}`;
  return describePageFault(file, cause) ?? `${place}: ${message}`;
}

/** The original error, which webpack and each loader wrap in their own way. */
function innermost(error: Error): Error {
  const inner = 'error' in error ? error.error : error.cause;
  return isError(inner) ? innermost(inner) : error;
}

function isError(value: unknown): value is Error {
  return types.isNativeError(value) || value instanceof Error;
}

/** Errors of parsers say without a place in `reason` what they say with a place in `message`. */
function reasonOf(error: Error): string {
  const reason = 'reason' in error ? error.reason : undefined;
  return (typeof reason === 'string' ? reason : error.message).trim();
}

function lineOf(error: Error): number | undefined {
  return 'line' in error && typeof error.line === 'number' ? error.line : undefined;
}

function fileOf(error: Error): string {
  const module: unknown = 'module' in error ? error.module : undefined;
  const resource: unknown = Object(module).resource;
  return typeof resource === 'string' ? resource.replace(/\?.*$/, '') : 'The build';
}
