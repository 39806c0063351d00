/** What ends each process group that runs: none receives the Ctrl+C of a terminal, so this process ends them. */
export const endings = new Set<() => void>();

process.once('exit', () => {
  endings.forEach((end) => end());
});

// A signal that nobody handles ends Node.js without the event above.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}
