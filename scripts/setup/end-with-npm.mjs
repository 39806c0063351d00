import { readFileSync } from 'node:fs';

const CHECKED_EVERY = 500;
/** A check later than this was held up with the whole machine, which wakes waiting processes too. */
const HELD_UP = 1_000;

/**
 * How often the shell woke that npm started this command with. Some shells, Debian's among them, keep
 * an interrupt until their command ends, and show it nowhere else: they sleep until then.
 *
 * @param {number} shell Its process id.
 * @returns {number | undefined} Nothing where the parent is no such shell, or the system does not count.
 */
function wakingsOf(shell) {
  try {
    const status = readFileSync(`/proc/${shell}/status`, 'utf8');
    const [, name = '', count] =
      /^Name:\s+(\S+)[^]*^voluntary_ctxt_switches:\s+(\d+)/m.exec(status) ?? [];
    return /^(?:da)?sh$/.test(name) ? Number(count) : undefined;
  } catch {
    return undefined;
  }
}

/*
 * Imported by commands that run for long. An interrupt of npm alone reaches npm and its shell, and
 * never the command. Either they end, and the command has another parent from then on; or the shell
 * wakes, and waits on.
 */
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  let checked = performance.now();
  let wakings = wakingsOf(parent);
  setInterval(() => {
    const before = { checked, wakings };
    checked = performance.now();
    wakings = wakingsOf(parent);
    const interrupted = checked - before.checked < HELD_UP && wakings !== before.wakings;
    if (process.ppid !== parent || interrupted) {
      process.kill(process.pid, 'SIGTERM');
    }
  }, CHECKED_EVERY).unref();
}
