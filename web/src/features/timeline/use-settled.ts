import { useEffect, useState } from 'react';

/** What flies past is not asked for: a value counts once it has stood so long. */
const settleMs = 120;

/** A value that has come to rest; the first one at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settled === '' ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled === '' ? value : settled;
}
