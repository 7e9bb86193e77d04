import { useCallback, useEffect, useState } from 'react';

/** Returns a message that clears itself after 3 seconds, as the specification requires of banners. */
export function useTransientMessage(ms = 3000): readonly [string | undefined, (message: string) => void] {
  const [shown, setShown] = useState<{ readonly message: string }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  return [shown?.message, useCallback((message: string) => setShown({ message }), [])];
}
