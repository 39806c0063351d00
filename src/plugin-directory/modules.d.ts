declare module '@generated/plugin-directory/default/rows.json' {
  import type { ListedPlugin } from '@site/src/plugin-directory/listed-plugin';

  /** Sorted by name. */
  const rows: readonly ListedPlugin[];
  export default rows;
}

declare module '@generated/plugin-directory/default/details.json' {
  import type { RecipeDetails } from '@site/src/plugin-directory/recipe-details';
  import type { RecipeFacts } from '@site/src/plugin-directory/recipe-facts';

  /** By the name of each plugin. */
  const details: Readonly<Record<string, RecipeDetails & { readonly facts: RecipeFacts }>>;
  export default details;
}

declare module '@generated/plugin-directory/default/plain.json' {
  import type { PlainRecipe } from '@site/src/plugin-directory/plain-recipe';
  import type { RecipeFacts } from '@site/src/plugin-directory/recipe-facts';

  /** Sorted by name. */
  const recipes: readonly (PlainRecipe & { readonly name: string; readonly facts: RecipeFacts })[];
  export default recipes;
}

declare module '@generated/plugin-directory/default/runs.json' {
  const runs: {
    /** Day of the oldest result, or null where there is none. */
    readonly oldest: string | null;
  };
  export default runs;
}
