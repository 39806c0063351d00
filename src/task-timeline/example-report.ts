import type { Report } from './report';

/** What gulp makes of `example`; a test runs it. It stands in the HTML. */
export const exampleReport: Report = {
  runs: [
    { name: 'default', start: 0, end: 1_000, outcome: 'ended' },
    { name: 'clean', task: 'clean', start: 0, end: 100, outcome: 'ended' },
    { name: 'css', task: 'css', start: 100, end: 900, outcome: 'ended' },
    { name: 'lint', task: 'lint', start: 100, end: 500, outcome: 'ended' },
    { name: 'js', task: 'js', start: 500, end: 800, outcome: 'ended' },
    { name: 'reload', task: 'reload', start: 900, end: 1_000, outcome: 'ended' },
  ],
  idle: [],
  log: [
    { time: 0, text: "Starting 'default'..." },
    { time: 0, text: "Starting 'clean'..." },
    { time: 100, text: "Finished 'clean' after 100 ms" },
    { time: 100, text: "Starting 'css'..." },
    { time: 100, text: "Starting 'lint'..." },
    { time: 500, text: "Finished 'lint' after 400 ms" },
    { time: 500, text: "Starting 'js'..." },
    { time: 800, text: "Finished 'js' after 300 ms" },
    { time: 900, text: "Finished 'css' after 800 ms" },
    { time: 900, text: "Starting 'reload'..." },
    { time: 1_000, text: "Finished 'reload' after 100 ms" },
    { time: 1_000, text: "Finished 'default' after 1 s" },
  ],
  exit: { time: 1_000, code: 0 },
};
