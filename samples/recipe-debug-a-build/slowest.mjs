import { readFileSync } from 'node:fs';

const text = readFileSync(process.argv[2], 'utf8');
const { nodes, samples, timeDeltas } = JSON.parse(text);

const places = new Map();
for (const { id, callFrame } of nodes) {
  places.set(id, placeOf(callFrame));
}

const times = new Map();
for (const [index, id] of samples.entries()) {
  const place = places.get(id);
  times.set(place, (times.get(place) ?? 0) + timeDeltas[index]);
}

const slowest = [...times].sort(([, one], [, other]) => other - one);
for (const [place, time] of slowest.slice(0, 10)) {
  const ms = (time / 1000).toFixed(0);
  console.log(`${ms.padStart(6)} ms  ${place}`);
}

// A package, a file of your own, Node.js, or the engine, such as (idle).
function placeOf({ url, functionName }) {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (name || functionName.startsWith('(')) {
    return name ?? functionName;
  }
  return url.startsWith('file:') ? url : 'Node.js';
}
