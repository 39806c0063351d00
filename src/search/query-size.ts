/**
 * Most letters of a query. It replaces DocSearch's own constant of 64, which cuts off what a reader pastes: a line of a
 * terminal with its paths is longer. A hundred kilobytes in the box of the search page kept a browser busy for a minute.
 */
export const MAX_QUERY_SIZE = 2000;
