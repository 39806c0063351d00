import type { ReactNode } from 'react';

import { plugins } from '@site/src/data/plugins';

import { RecipeText } from './RecipeText';
import { useLanguage } from './useLanguage';

/** The recipe of a plugin by its name. It holds the catalogue: `Recipes` loads it. */
export default function RecipeOf({ name }: { readonly name: string }): ReactNode {
  const language = useLanguage();
  const plugin = plugins.find((one) => one.name === name);
  return plugin && <RecipeText plugin={plugin} language={language} />;
}
