import { useEffect } from 'react';

/** The name of the page, for the tab, the history and screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Kloak`;
    return () => {
      document.title = 'Kloak';
    };
  }, [title]);
}
