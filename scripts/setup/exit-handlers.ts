/**
 * Functions that run when this process ends, the last one first. They stop process groups, which do not receive
 * the Ctrl+C of a terminal, and remove folders.
 */
export const exitHandlers = new Set<() => void>();

process.once('exit', () => {
  [...exitHandlers].reverse().forEach((end) => end());
});

// A signal that nobody handles ends Node.js without the event above. SIGHUP comes where a terminal is closed.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}
