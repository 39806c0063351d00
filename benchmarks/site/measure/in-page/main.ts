import { watchElement } from './watch-element';
import { watchHeading } from './watch-heading';
import type { BenchWindow } from './window';

const bench: BenchWindow = {
  tasks: [],
  shifts: [],
  fromClick: undefined,
  fromKey: undefined,
  watchKey: (selector) => {
    bench.fromKey = undefined;
    watchElement(selector, (milliseconds) => {
      bench.fromKey = milliseconds;
    });
  },
};
window.bench = bench;

new PerformanceObserver((list) => {
  bench.tasks.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if ('value' in entry && typeof entry.value === 'number') {
      bench.shifts.push(entry.value);
    }
  }
}).observe({ type: 'layout-shift', buffered: true });

watchHeading((milliseconds) => {
  bench.fromClick = milliseconds;
});
