/**
 * What is to be done when this process ends, the last first: to end a process group, since none receives the
 * Ctrl+C of a terminal, and to remove a folder.
 */
export const endings = new Set<() => void>();

process.once('exit', () => {
  [...endings].reverse().forEach((end) => end());
});

// A signal that nobody handles ends Node.js without the event above. SIGHUP comes where a terminal is closed.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}
