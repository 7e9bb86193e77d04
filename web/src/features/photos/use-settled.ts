import { useEffect, useState } from 'react';

/** Time for which a value must stay the same before it counts: chunks that fly past are not requested. */
const settleMs = 120;

/** Returns a value after it stopped changing; the first one at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settled === '' ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled === '' ? value : settled;
}
