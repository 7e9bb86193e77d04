import { useEffect, useState } from 'react';

/** Pause in typing after which the server is queried, in milliseconds, as the specification says. */
const searchDelayMs = 500;

/** Returns a text after a pause in typing; undefined before that. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
