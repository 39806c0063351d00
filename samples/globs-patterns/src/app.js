export const name = 'app.js';
