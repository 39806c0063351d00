/** `stream-exhaust` reads streams into it; tasks in the page return none. */
export { EventEmitter as Writable } from 'events';
