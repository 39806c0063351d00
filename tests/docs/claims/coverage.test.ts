import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { projectRoot } from '../../../src/samples/paths';
import { markdownFiles } from '../../../scripts/samples/page-fences';
import { type Heading, headingsOf } from '../prose/headings';
import { readPage } from '../prose/page';

/** Sections that say nothing about gulp: what the reader will have, and where to go. */
const withoutClaims = ['next', 'related', 'result', 'moved'];

/** The guides and the reference. A recipe's claims are its sample, an upgrade page leads to others. */
const claimed = /^(?:getting-started|api|advanced)\//;

interface Section {
  readonly line: number;
  readonly name: string;
  /** Its own id and those of the sections in it. */
  readonly ids: readonly string[];
}

const pages = markdownFiles('docs').map(readPage);

/** The sections that claims name, by page. */
const named = new Map(pages.map((page) => [pageName(page.name), claimedIds(pageName(page.name))]));

function pageName(file: string): string {
  return file.replace(/\.md$/, '');
}

function fileOf(page: string): string {
  return `tests/docs/claims/${page}.test.ts`;
}

/** Reads the ids out of the source: a claim names its section in a literal, or after its `page`. */
function claimedIds(page: string): ReadonlySet<string> {
  const file = path.join(projectRoot, fileOf(page));
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const ids = source.matchAll(
    /(?:'(?<named>[a-z-]+(?:\/[a-z-]+)?)|`\$\{page\})#(?<id>[a-z0-9-]+)['`]/g,
  );
  return new Set(
    [...ids]
      .filter(({ groups }) => (groups?.['named'] ?? page) === page)
      .map(({ groups }) => groups?.['id'] ?? ''),
  );
}

function sectionsOf(headings: readonly Heading[]): readonly Section[] {
  return headings.flatMap(({ line, id, depth }, index) => {
    // Another test asks for the id.
    if (id === undefined) {
      return [];
    }
    const rest = headings.slice(index + 1);
    const end = rest.findIndex((heading) => heading.depth <= depth);
    const inside = end === -1 ? rest : rest.slice(0, end);
    return [{ line, name: id, ids: [id, ...inside.map((heading) => heading.id ?? '')] }];
  });
}

describe('claims', () => {
  test('each section of the guides and of the reference has one', () => {
    const missing = pages
      .filter((page) => claimed.test(page.name))
      .flatMap((page) => {
        const name = pageName(page.name);
        return sectionsOf(headingsOf(page))
          .filter((section) => !withoutClaims.includes(section.name))
          .filter((section) => !section.ids.some((id) => named.get(name)?.has(id)))
          .map(
            (section) =>
              `${page.file}:${section.line}: {#${section.name}} has no claim. Add one to ${fileOf(name)}.`,
          );
      });
    expect(missing).toEqual([]);
  });

  test('each file of claims has its page', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .flatMap((file) => /^(?!coverage)(.+)\.test\.ts$/.exec(file)?.[1] ?? []);
    const known = pages.map(({ name }) => pageName(name));
    expect(
      files
        .filter((name) => !known.includes(name))
        .map(
          (name) =>
            `${fileOf(name)}: there is no page docs/${name}.md. Move the claims with their page, and name it in each; or remove them.`,
        ),
    ).toEqual([]);
  });

  test('each section that a claim names is there', () => {
    const gone = pages.flatMap((page) => {
      const name = pageName(page.name);
      const ids = headingsOf(page).map(({ id }) => id);
      return [...(named.get(name) ?? [])]
        .filter((id) => !ids.includes(id))
        .map(
          (id) =>
            `${fileOf(name)} names ${name}#${id}, a heading that ${page.file} does not have. Correct the id, or remove the claim.`,
        );
    });
    expect(gone).toEqual([]);
  });
});
