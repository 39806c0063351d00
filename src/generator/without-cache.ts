import type { Plugin } from '@docusaurus/types';

/** Turns webpack's cache off: the generator names it by locale alone, and would mix up editions and settings. */
export default function withoutCache(): Plugin {
  return {
    name: 'without-cache',
    configureWebpack() {
      return { cache: false };
    },
  };
}
