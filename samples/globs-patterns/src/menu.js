export const name = 'menu.js';
