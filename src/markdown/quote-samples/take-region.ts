import stripIndent from 'strip-indent';

interface Marker {
  readonly isEnd: boolean;
  readonly region: string;
}

/**
 * Takes a region out of a sample file, or all of it, without the marker lines.
 *
 * @param source the text of the file
 * @param region the name of the region; without it the whole file
 * @returns the lines, dedented, without blank lines at both ends
 * @throws Error where the region is missing, empty, marked twice or never closed
 */
export function takeRegion(source: string, region?: string): string {
  const lines = source.replace(/\r\n/g, '\n').split('\n');
  const [first, last] = region === undefined ? [0, lines.length] : findRegion(lines, region);
  const taken = withoutMarkers(lines.slice(first, last));
  const text = stripIndent(taken.join('\n')).replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  if (text === '') {
    throw new Error(
      region === undefined ? 'the file is empty.' : `the region "${region}" is empty.`,
    );
  }
  return text;
}

/**
 * @param source the text of a sample file
 * @param region the name of one of its regions
 * @returns offsets at which the lines between its markers start and end
 * @throws Error where the region is missing, marked twice or never closed
 */
export function regionOffsets(
  source: string,
  region: string,
): readonly [start: number, end: number] {
  const lines = source.split('\n');
  const [first, last] = findRegion(lines, region);
  const offset = (line: number): number => lines.slice(0, line).join('\n').length + 1;
  return [offset(first), offset(last)];
}

/**
 * Drops marker lines, as `takeRegion` does.
 *
 * @returns the rest, without blank lines at both ends; it may be empty
 */
export function dropMarkers(source: string): string {
  return withoutMarkers(source.split('\n'))
    .join('\n')
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}

function findRegion(lines: readonly string[], region: string): readonly [number, number] {
  const at = (isEnd: boolean): readonly number[] =>
    lines.flatMap((line, index) => {
      const marker = readMarker(line);
      return marker?.isEnd === isEnd && marker.region === region ? [index] : [];
    });
  const starts = at(false);
  const ends = at(true);
  const [start] = starts;
  const [end] = ends;
  if (start === undefined) {
    const names = lines.flatMap((line) => {
      const marker = readMarker(line);
      return marker && !marker.isEnd ? [marker.region] : [];
    });
    const known = names.length > 0 ? `Its regions: ${names.join(', ')}.` : 'It has no regions.';
    throw new Error(`there is no region "${region}". ${known}`);
  }
  if (starts.length > 1 || ends.length > 1) {
    throw new Error(`the region "${region}" is marked twice. Give each its own name.`);
  }
  if (end === undefined || end < start) {
    throw new Error(`the region "${region}" has no end. Add a line "#endregion ${region}".`);
  }
  return [start + 1, end];
}

function readMarker(line: string): Marker | undefined {
  const match = /^\s*(?:\/\/|\/\*|#|<!--)?\s*#(end)?region\s+([\w-]+)\s*(?:\*\/|-->)?\s*$/.exec(
    line,
  );
  const region = match?.[2];
  return region === undefined ? undefined : { isEnd: match?.[1] !== undefined, region };
}

/** A marker between two blank lines would leave both: one of them goes with it. */
function withoutMarkers(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let afterMarker = false;
  for (const line of lines) {
    if (readMarker(line)) {
      afterMarker = true;
    } else {
      const isSecondBlank = line.trim() === '' && kept[kept.length - 1]?.trim() === '';
      if (!(afterMarker && isSecondBlank)) {
        kept.push(line);
      }
      afterMarker = false;
    }
  }
  return kept;
}
