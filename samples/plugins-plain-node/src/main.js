import { sum } from './sum.js';

console.log(sum(1, 2));
