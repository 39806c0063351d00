import { useEffect, useState } from 'react';

/** In milliseconds. */
const PAUSE = 1_000;

/**
 * Debounces a value that changes with each key, so that a screen reader does not say every state of it.
 *
 * @param value the value that changes
 * @returns the last value that stayed the same for a second; until then, the first value
 */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState({ value });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled.value;
}
