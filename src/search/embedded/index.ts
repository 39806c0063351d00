export { answer } from './answer';
export { matchSections } from './match-sections';
export { buildSectionIndex } from './section-index';
