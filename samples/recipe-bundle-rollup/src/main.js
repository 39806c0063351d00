import { Subject } from 'rxjs';
import { total } from './price.js';

const prices = new Subject();
prices.subscribe((list) => console.log(`Total: ${total(list)}`));
prices.next([20, 22]);
