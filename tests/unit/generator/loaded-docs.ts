/** A doc as the docs plugin loads it. */
export function loadedDoc(id: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    title: `Title of ${id}`,
    description: 'About it.',
    source: `@site/docs/${id}.md`,
    permalink: `/docs/${id}`,
    frontMatter: {},
    ...more,
  };
}

/** What `allContentLoaded` gets of docs and the items of their sidebar. */
export function loadedDocs(
  docs: readonly ReturnType<typeof loadedDoc>[],
  sidebar: readonly unknown[],
) {
  return {
    'docusaurus-plugin-content-docs': {
      default: { loadedVersions: [{ versionName: 'current', docs, sidebars: { docs: sidebar } }] },
    },
  };
}
