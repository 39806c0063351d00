export { answer } from './answer';
export { practise } from './practise';
export { buildSectionIndex } from './section-index';
