type Area = 'localStorage' | 'sessionStorage';

/** Storage may be denied, full, or hold what others wrote: it then counts as empty. */
function attempt<Result>(area: Area, work: (storage: Storage) => Result): Result | null {
  try {
    return work(window[area]);
  } catch {
    return null;
  }
}

/** @returns the value of a key; `null` where there is none or storage is denied */
export function readStorage(key: string, area: Area = 'localStorage'): string | null {
  return attempt(area, (storage) => storage.getItem(key));
}

/** @returns the value of a key as JSON; `null` where there is none or storage is denied */
export function readStoredJson(key: string, area: Area = 'localStorage'): unknown {
  return attempt(area, (storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'));
}

/** Writes a key, where storage lets it. Where it is full, what the key held before is gone too. */
export function writeStorage(key: string, value: string, area: Area = 'localStorage'): void {
  attempt(area, (storage) => {
    storage.removeItem(key); // A value that was given up must not come back.
    storage.setItem(key, value);
  });
}

/** Removes a key, where storage lets it. */
export function removeStorage(key: string, area: Area = 'localStorage'): void {
  attempt(area, (storage) => storage.removeItem(key));
}
