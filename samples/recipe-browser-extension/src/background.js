import { limit } from './limit.js';

const { runtime } = globalThis.browser ?? globalThis.chrome;

runtime.onMessage.addListener((message, sender, answer) => {
  answer({ frost: message.degrees < limit });
});
