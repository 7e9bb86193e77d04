import { useEffect } from 'react';

/** Sets the title of the page, for the tab, the history and screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Kloak`;
    return () => {
      document.title = 'Kloak';
    };
  }, [title]);
}
