import details from '@generated/plugin-directory/default/details.json';
import type { ReactNode } from 'react';

import CodeSample from '../CodeSample';
import CodeTabs from '../CodeSample/CodeTabs';
import InstallTabs from '../CodeSample/InstallTabs';
import { RecipeFacts } from './RecipeFacts';

/** The recipe of a plugin by its name. It holds all recipes: `Recipes` loads it. */
export default function RecipeOf({ name }: { readonly name: string }): ReactNode {
  const recipe = details[name];
  if (!recipe) {
    return null;
  }
  return (
    <>
      <InstallTabs {...recipe.install} />
      {Object.entries(recipe.input).map(([file, html]) => (
        <CodeSample key={file} title={file} html={html} />
      ))}
      {recipe.commonjs === undefined ? (
        <CodeSample title="gulpfile.mjs" html={recipe.esm} />
      ) : (
        <CodeTabs
          esm={recipe.esm}
          esmTitle="gulpfile.mjs"
          commonjs={recipe.commonjs}
          commonjsTitle="gulpfile.js"
        />
      )}
      {recipe.output ? (
        <>
          {Object.entries(recipe.output.files).map(([file, html]) => (
            <CodeSample key={file} title={file} html={html} />
          ))}
          <CodeSample kind="output" html={recipe.output.html} />
        </>
      ) : (
        <CodeSample kind="shell" html={recipe.command} />
      )}
      <RecipeFacts {...recipe.facts} />
    </>
  );
}
