declare module '@generated/plugin-recipes/default/recipes.json' {
  import type { RecipePage } from '@site/src/markdown/plugin-recipes';

  /** By the name of each plugin of the directory. */
  const recipes: Readonly<Record<string, readonly RecipePage[]>>;
  export default recipes;
}
