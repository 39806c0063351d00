/** Tasks as a gulpfile combines them. */
export type Composition =
  | { readonly kind: 'task'; readonly name: string }
  | { readonly kind: 'series' | 'parallel'; readonly parts: readonly Composition[] };

/** A command of the gulpfile: the name to type, and what it runs. */
export interface Command {
  readonly name: string;
  readonly composition: Composition;
}

/**
 * Lists the tasks of a composition, each as often as it is named.
 *
 * @returns names, in the order of the text
 */
export function taskNames(composition: Composition): readonly string[] {
  return composition.kind === 'task' ? [composition.name] : composition.parts.flatMap(taskNames);
}

/** @returns for example `series(clean, parallel(css, js))` */
export function writeComposition(composition: Composition): string {
  return composition.kind === 'task'
    ? composition.name
    : `${composition.kind}(${composition.parts.map(writeComposition).join(', ')})`;
}
