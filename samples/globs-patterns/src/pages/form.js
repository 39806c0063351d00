export const name = 'pages/form.js';
