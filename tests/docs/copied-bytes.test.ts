import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type CallExpression, type Expression, parse, type SpreadElement } from 'acorn';
import { simple } from 'acorn-walk';
import { describe, expect, it } from 'vitest';

import { loadSample, type Sample, sampleNames } from '../../src/samples/load';
import { fromRoot } from '../../src/samples/paths';

/** Globs that do not fix the kind of file, and globs of files that are no text. */
const unknownFiles = /(?:\*|\*\.\*|\.(?:png|jpe?g|gif|ico|webp|avif|woff2?|ttf|pdf|zip|mp4))$/;

const onlyStyles = 'its filter lets style sheets through, and nothing else';

/** Files of samples that read such files as text, with the reason. */
const readAsText: Readonly<Record<string, string>> = {
  'samples/api-src-encoding/gulpfile.mjs': 'shows the damage',
  'samples/binary-images/gulpfile.mjs': 'shows the damage',
  'samples/gulpfile-esm-plugin/gulpfile.js': onlyStyles,
  'samples/gulpfile-esm-plugin/gulpfile.mjs': onlyStyles,
  'samples/gulpfile-esm-plugin-import/gulpfile.js': onlyStyles,
  'samples/gulpfile-esm-plugin-import/without-default.js': onlyStyles,
  'samples/plugins-esm-only/required/gulpfile.js':
    'its filter lets pages through, and nothing else',
  'samples/recipe-fonts-and-binary-files/damage.mjs': 'shows the damage',
  'samples/recipe-zip-a-release/wrong.mjs': 'shows the damage',
  'samples/upgrade-gulp4/gulpfile.js': 'shows the damage',
};

/** A call of `src()` whose globs can match files that are no text. */
interface OpenCall {
  readonly file: string;
  readonly glob: string;
  readonly asBytes: boolean;
}

const samples = sampleNames().map((name) => loadSample(name));

describe('samples that copy unknown files', () => {
  it('read them as bytes', () => {
    expect(
      samples
        .flatMap(openCalls)
        .filter(({ file, asBytes }) => !(file in readAsText) && !asBytes)
        .map(
          ({ file, glob }) =>
            `${file}: src('${glob}') can match files that are no text. Add { encoding: false }.`,
        ),
    ).toEqual([]);
  });

  it('put a file through that is no text, and compare its bytes', () => {
    expect(
      samples
        .filter((sample) => openCalls(sample).some(({ asBytes }) => asBytes))
        .filter((sample) => !comparesBytes(sample))
        .map(
          ({ file }) => `${file}: add a "sameBytesAs" check of an image that the sample copies.`,
        ),
    ).toEqual([]);
  });

  it('are named as an exception only where they need it', () => {
    const calls = samples.flatMap(openCalls);
    expect(
      Object.keys(readAsText).filter(
        (exception) => !calls.some(({ file, asBytes }) => file === exception && !asBytes),
      ),
    ).toEqual([]);
  });
});

function openCalls(sample: Sample): readonly OpenCall[] {
  return readdirSync(sample.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?js$/.test(entry.name))
    .flatMap((entry) => openCallsIn(path.join(entry.parentPath, entry.name)));
}

function openCallsIn(file: string): readonly OpenCall[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('src(') || !text.includes('dest(')) {
    return [];
  }
  const calls: CallExpression[] = [];
  const tree = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  simple(tree, {
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'src') {
        calls.push(node);
      }
    },
  });
  return calls.flatMap(({ arguments: [globs, options] }) =>
    textsOf(globs)
      .filter((glob) => unknownFiles.test(glob) && !glob.startsWith('!'))
      .map((glob) => ({
        file: fromRoot(file),
        glob,
        asBytes: hasFalse(options, 'encoding') || hasFalse(options, 'read'),
      })),
  );
}

function textsOf(node: Expression | SpreadElement | null | undefined): readonly string[] {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return [node.value];
  }
  return node?.type === 'ArrayExpression' ? node.elements.flatMap(textsOf) : [];
}

function hasFalse(node: Expression | SpreadElement | undefined, option: string): boolean {
  return (
    node?.type === 'ObjectExpression' &&
    node.properties.some(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.key.name === option &&
        property.value.type === 'Literal' &&
        property.value.value === false,
    )
  );
}

function comparesBytes({ folder, definition }: Sample): boolean {
  const sources = (definition.steps ?? []).flatMap(({ files }) =>
    Object.values(files).flatMap(({ sameBytesAs }) => sameBytesAs ?? []),
  );
  return sources
    .map((source) => path.join(folder, source))
    .some((file) => existsSync(file) && !isUtf8(readFileSync(file)));
}
