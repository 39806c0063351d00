/** Whether a section is a row of a table of messages; a message with its own section says more. */
export function isErrorRow(anchor: string | null): boolean {
  return anchor?.startsWith('error-') === true;
}
