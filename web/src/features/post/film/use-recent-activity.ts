import { useEffect, useState } from 'react';

const defaultRestMs = 2000;
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Watches for activity while `watched`: true if somebody moved, touched or pressed anything lately. Begins as true. */
export function useRecentActivity(watched: boolean, restMs = defaultRestMs): boolean {
  const [awake, setAwake] = useState(true);
  useEffect(() => {
    if (!watched) return;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAwake(false), restMs);
      setAwake(true);
    };
    wake();
    for (const sign of signs) window.addEventListener(sign, wake, { passive: true, signal: over.signal });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [watched, restMs]);
  return awake;
}
