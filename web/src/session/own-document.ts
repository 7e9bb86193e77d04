import { useEffect } from 'react';

/** Path of the page that this document was loaded for: its headers apply on every page that the app opens. */
let loadedFor: string | undefined;

/** Called by the app at its start. */
export function noteDocument(path: string): void {
  loadedFor = path;
}

const reloadPage = () => window.location.reload();

/**
 * True if this document was loaded for its page, whose headers allow more than those of others. If the app navigated here from another page, the page is
 * reloaded, and so is the next page. `needsOwn`: false until the headers are known to be necessary.
 */
export function useOwnDocument(needsOwn: boolean, reload = reloadPage): boolean {
  const isOwn = loadedFor === undefined || loadedFor === window.location.pathname;
  useEffect(() => {
    if (!needsOwn) return;
    if (!isOwn) return reload();
    const { pathname } = window.location;
    return () => {
      if (window.location.pathname !== pathname) reload();
    };
  }, [needsOwn, isOwn, reload]);
  return needsOwn && isOwn;
}
