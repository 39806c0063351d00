import Translate from '@docusaurus/Translate';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { keepWithVisit, keptWithVisit } from '@site/src/browser/visit-state';

import { loadRecipe } from './load-recipe';
import type RecipeOf from './RecipeOf';

/** Names the plugins whose recipes are unfolded, for a reader who comes back from a page that one of them links. */
const OPEN_KEY = 'open-recipes';

/**
 * Shows the recipe of each row that a reader unfolds. In the HTML, the recipes of all rows would be
 * most of the page; they come with the first one that is asked for.
 */
export function Recipes({ list }: { readonly list: HTMLElement | null }): ReactNode {
  const [opened, setOpened] = useState<ReadonlySet<Element>>(new Set());
  const [Recipe, setRecipe] = useState<typeof RecipeOf>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = opened.size > 0;

  useEffect(() => {
    const add = (rows: Iterable<Element>): void =>
      setOpened((before) => new Set([...before, ...rows]));
    const onToggle = ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement && target.open) add([target]);
      const open = [...(list?.querySelectorAll('details[open]') ?? [])];
      keepWithVisit(OPEN_KEY, open.map((details) => details.closest('li')?.id).join(' '));
    };
    for (const name of String(keptWithVisit(OPEN_KEY) ?? '').split(' ')) {
      list?.children.namedItem(name)?.querySelector('details')?.setAttribute('open', '');
    }
    add(list?.querySelectorAll('details[open]') ?? []);
    // The event of a <details> does not bubble.
    list?.addEventListener('toggle', onToggle, { capture: true });
    return () => list?.removeEventListener('toggle', onToggle, { capture: true });
  }, [list]);

  useEffect(() => {
    if (!isWanted || Recipe || hasFailed) return undefined;
    let isCurrent = true;
    loadRecipe().then(
      (loaded) => isCurrent && setRecipe(() => loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, Recipe, hasFailed]);

  return Array.from(opened, (details) => {
    const name = details.closest('li')?.id ?? '';
    return createPortal(
      Recipe ? (
        <Recipe name={name} />
      ) : hasFailed ? (
        <p role="alert">
          <Translate id="plugins.recipe.failed">
            The recipe did not load. Try again, or reload the page.
          </Translate>{' '}
          <button
            type="button"
            className="button button--outline"
            onClick={() => {
              details.querySelector('summary')?.focus(); // The button goes.
              setFailed(false);
            }}
          >
            <Translate id="plugins.recipe.retry">Try again</Translate>
          </button>
        </p>
      ) : (
        <p>
          <Translate id="plugins.recipe.loading">Loading the recipe…</Translate>
        </p>
      ),
      details,
      name,
    );
  });
}
