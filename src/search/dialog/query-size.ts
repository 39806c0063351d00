/**
 * Replaces DocSearch's own constant of 64 letters, which cuts off what a reader pastes. A line of a
 * terminal with its paths is that long.
 */
export const MAX_QUERY_SIZE = 2000;
