import { readdirSync, readFileSync } from 'node:fs';
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

/** A section that a claim names. */
interface Named {
  readonly file: string;
  readonly page: string;
  readonly id: string;
}

interface Section {
  readonly line: number;
  readonly name: string;
  /** Its own id and those of the sections in it. */
  readonly ids: readonly string[];
}

const pages = markdownFiles('docs').map(readPage);

/** The files of claims, by the page that they belong to. */
const files = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .flatMap((file) => /^(?!coverage)(.+)\.test\.ts$/.exec(file)?.[1] ?? [])
    .map((page) => [page, `tests/docs/claims/${page}.test.ts`]),
);

const named = [...files].flatMap(([page, file]) => namedIn(page, file));

function pageName(file: string): string {
  return file.replace(/\.md$/, '');
}

/** Reads the sections out of the source: a claim names each in a literal, or after its `page`. */
function namedIn(page: string, file: string): readonly Named[] {
  const ids = readFileSync(path.join(projectRoot, file), 'utf8').matchAll(
    /(?:'(?<other>[a-z\d-]+(?:\/[a-z\d-]+)?)|`\$\{page\})#(?<id>[a-z\d-]+)['`]/g,
  );
  return [...ids].map(({ groups }) => ({
    file,
    page: groups?.['other'] ?? page,
    id: groups?.['id'] ?? '',
  }));
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
          .filter(({ ids }) => !named.some((one) => one.page === name && ids.includes(one.id)))
          .map(
            (section) =>
              `${page.file}:${section.line}: {#${section.name}} has no claim. Add one to tests/docs/claims/${name}.test.ts.`,
          );
      });
    expect(missing).toEqual([]);
  });

  test('each file of claims has its page', () => {
    const known = pages.map(({ name }) => pageName(name));
    expect(
      [...files]
        .filter(([page]) => !known.includes(page))
        .map(
          ([page, file]) =>
            `${file}: there is no page docs/${page}.md. Move the claims with their page, and name it in each; or remove them.`,
        ),
    ).toEqual([]);
  });

  test('each section that a claim names is there', () => {
    const ids = new Map(
      pages.map((page) => [pageName(page.name), headingsOf(page).map(({ id }) => id)]),
    );
    expect(
      named
        .filter(({ page, id }) => !ids.get(page)?.includes(id))
        .map(
          ({ file, page, id }) =>
            `${file} names ${page}#${id}, but docs/${page}.md has no such heading. Correct the id, or remove the claim.`,
        ),
    ).toEqual([]);
  });
});
