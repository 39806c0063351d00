/**
 * Finds the task that a recipe is run by: its last export.
 * @param recipe A gulpfile, an ES module.
 * @returns The name to give to gulp.
 * @throws When the recipe exports nothing by name.
 */
export function findTask(recipe: string): string {
  const names = Array.from(
    recipe.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm),
    ([, name]) => name,
  );
  const task = names.at(-1);
  if (!task) throw new Error(`The recipe exports no task by name:\n${recipe}`);
  return task;
}
