const began = performance.now();

/** Says what is being done, and how long the run has taken so far. */
export function logProgress(what: string): void {
  const seconds = Math.round((performance.now() - began) / 1000);
  const minutes = `${Math.floor(seconds / 60)}`.padStart(2);
  console.log(`${minutes}:${`${seconds % 60}`.padStart(2, '0')}  ${what}`);
}
