import { total } from './price';

document.title = `Total: ${total([20, 22])}`;
