import useBrokenLinks from '@docusaurus/useBrokenLinks';
import recipes from '@generated/plugin-directory/default/plain.json';
import type { ReactNode } from 'react';

import { PlainRecipe } from './PlainRecipe';
import { RecipeFacts } from './RecipeFacts';

/** Every recipe, below the name of its plugin. It holds all of them; see `ServerList` for who loads it. */
export default function AllRecipes(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return recipes.map((recipe) => {
    collectAnchor(recipe.name);
    return (
      <section key={recipe.name} id={recipe.name}>
        <h2>{recipe.name}</h2>
        <PlainRecipe recipe={recipe} />
        <RecipeFacts {...recipe.facts} />
      </section>
    );
  });
}
