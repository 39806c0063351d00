import { readFileSync } from 'node:fs';

const profile = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
const times = new Map();
profile.samples.forEach((id, index) => {
  const place = places.get(id);
  times.set(place, (times.get(place) ?? 0) + profile.timeDeltas[index] / 1000);
});

for (const [place, time] of [...times].sort((one, other) => other[1] - one[1]).slice(0, 10)) {
  console.log(`${time.toFixed(0).padStart(6)} ms  ${place}`);
}

// A package, an own file, Node.js, or what the engine does, such as (idle).
function placeOf({ url, functionName }) {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (name || functionName.startsWith('(')) {
    return name ?? functionName;
  }
  return url.startsWith('file:') ? url : 'Node.js';
}
