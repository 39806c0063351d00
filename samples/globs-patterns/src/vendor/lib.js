export const name = 'vendor/lib.js';
