import settings from './settings.js';

// Where the prices come from
console.log(settings.api);
