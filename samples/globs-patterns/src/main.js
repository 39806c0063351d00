export const name = 'main.js';
