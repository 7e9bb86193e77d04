import { useEffect } from 'react';

/** The browser asks before it closes the page on unfinished work. */
export function useWarnBeforeLeaving(unfinished: boolean): void {
  useEffect(() => {
    if (!unfinished) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unfinished]);
}
