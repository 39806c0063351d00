/** The generator's facet of pages that are no docs. */
export const NO_DOCS = 'default';
