/**
 * Stands for DocSearch's own constants: 64 letters, which cut off what a reader pastes. So long is a
 * line of a terminal with its paths.
 */
export const MAX_QUERY_SIZE = 2000;
