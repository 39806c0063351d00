interface Case {
  readonly edition: 'english' | 'chinese';
  readonly baseUrl: string;
  /** Folder of the built site. */
  readonly site: string;
}

/** Both editions, at `/` and below a path, as `scripts/test-hosting.mjs` builds them. */
export const CASES: readonly Case[] = (['english', 'chinese'] as const).flatMap((edition) => [
  { edition, baseUrl: '/', site: `build/${edition}` },
  { edition, baseUrl: '/x/', site: `build/below/${edition}` },
]);
