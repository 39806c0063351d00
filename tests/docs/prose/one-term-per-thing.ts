import type { Finding } from './finding';
import type { Page } from './page';
import { terms } from './terms';
import { textBlocks } from './text-blocks';

/**
 * @param page an English page
 * @returns a finding for each refused spelling in its title, description and text
 */
export function oneTermPerThing(page: Page): readonly Finding[] {
  const { title, description } = page.frontMatter;
  return [
    ...refusedIn(`${String(title ?? '')}. ${String(description ?? '')}`, () => 1),
    ...textBlocks(page).flatMap(({ text, lineAt }) => refusedIn(text, lineAt)),
  ];
}

function refusedIn(text: string, lineAt: (position: number) => number): readonly Finding[] {
  return terms.flatMap(({ preferred, refused }) =>
    Array.from(text.matchAll(new RegExp(refused, `g${refused.flags}`))).map(
      ({ 0: found, index }) => ({
        line: lineAt(index),
        message: `"${found}": write "${preferred}" (tests/docs/prose/terms.ts).`,
      }),
    ),
  );
}
