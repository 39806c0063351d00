/** `os.platform()`: `glob-parent` turns backslashes on Windows, which `src()` has done before. */
export function platform(): string {
  return 'linux';
}
