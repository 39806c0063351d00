/** Tells whether a section is the row of a table of messages: one that has its own section says more. */
export function isErrorRow(anchor: string | null): boolean {
  return anchor?.startsWith('error-') === true;
}
