export * from './tasks/paths.mjs';
export * from './tasks/parts.mjs';
