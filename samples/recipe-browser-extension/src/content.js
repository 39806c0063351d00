import { limit } from './limit.js';

document.title = `Frost below ${limit} degrees`;
