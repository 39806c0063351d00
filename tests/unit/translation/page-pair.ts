import { parsePage } from '../../../src/markdown/parse-page';
import type { PagePair, PageSections } from '../../../src/translation/pages';
import { readSections } from '../../../src/translation/sections';

/** @returns a page in both languages, from the Markdown of each */
export function pagePair(name: string, english?: string, chinese?: string): PagePair {
  return {
    name,
    ...(english !== undefined && { english: sectionsOf(`docs/${name}.md`, english) }),
    ...(chinese !== undefined && { chinese: sectionsOf(`zh/${name}.md`, chinese) }),
  };
}

function sectionsOf(file: string, source: string): PageSections {
  return { file, sections: readSections(parsePage(source, file)) };
}
