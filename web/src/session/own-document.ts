import { useEffect } from 'react';

/** The path of the page that this document was loaded for: its headers stay in force wherever the app leads. */
let loadedFor: string | undefined;

/** Is told it by the app as it starts. */
export function noteDocument(path: string): void {
  loadedFor = path;
}

const reloadPage = () => window.location.reload();

/**
 * For a page whose headers let in what no other page may: whether this document is its own. Where the app led here from another page the page is loaded anew,
 * and so is the next one when the app leads on. `needsOwn`: false until it is known that the headers are needed.
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
