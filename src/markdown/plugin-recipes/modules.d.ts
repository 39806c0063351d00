declare module '@generated/plugin-recipes/default/recipes.json' {
  import type { RecipePage } from '@site/src/markdown/plugin-recipes';

  /** By the name of each plugin of the directory. */
  const recipes: Readonly<Record<string, readonly RecipePage[]>>;
  export default recipes;
}

declare module '@generated/plugin-recipes/default/details.json' {
  import type { RecipeDetails } from '@site/src/markdown/plugin-recipes/recipe-details';

  /** By the name of each plugin of the directory. */
  const details: Readonly<Record<string, RecipeDetails>>;
  export default details;
}

declare module '@generated/plugin-recipes/default/runs.json' {
  const runs: {
    /** Day of the oldest result, or null where there is none. */
    readonly oldest: string | null;
  };
  export default runs;
}
