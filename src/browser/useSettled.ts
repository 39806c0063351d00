import { useEffect, useState } from 'react';

/** In milliseconds. */
const PAUSE = 1_000;

/**
 * Holds back what changes with each key, for a screen reader that would say every state of it.
 *
 * @param value what changes
 * @returns the value as it was when it last stayed the same for a second; at first, what it began with
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState({ value });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled.value;
}
