import type RecipeOf from './RecipeOf';

/**
 * Loads what shows a recipe, and with it all recipes.
 * @throws Error when it cannot be fetched. The next call tries again.
 */
export async function loadRecipe(): Promise<typeof RecipeOf> {
  const { default: loaded } = await import('./RecipeOf');
  return loaded;
}
