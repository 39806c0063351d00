import type { ThemeFeatures } from '../../editions/theme-features';
import type { EarlyTexts } from '../early/texts';
import { bundleEarlyScript } from './early-script';

/**
 * The HTML document around each page, in the generator's template language (Eta).
 *
 * It differs from the generator's own in three things, each for a reader on a slow line: the early
 * script fetches the application's scripts, which a JSON block lists; it replaces the theme's own
 * inline scripts, which would darken a light-only edition through `?docusaurus-theme`; and each style
 * sheet stands before any script.
 *
 * @param features What the theme has to show in the edition.
 * @param texts Sentences that the early script may have to show, in the edition's language.
 */
export function documentTemplate(features: ThemeFeatures, texts: EarlyTexts): string {
  const textsJson = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <script>${bundleEarlyScript(features)}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script type="application/json" id="page-data">{"scripts":<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>,"texts":${textsJson}}</script>
  </body>
</html>
`;
}
