export { answer } from './answer';
export { buildSectionIndex } from './section-index';
