import { useSyncExternalStore } from 'react';

/** Scroll position below which the page counts as at its top, in CSS pixels. */
const topPx = 80;
/** Noted when the page scrolls: asked while a page is rendered, the browser would lay it out half done. */
let isTop = true;

function onScroll(changed: () => void): () => void {
  const note = () => {
    isTop = window.scrollY < topPx;
    changed();
  };
  isTop = window.scrollY < topPx;
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

/** True while the top of the page is on the screen. */
export const useIsAtTop = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => isTop,
    () => true,
  );
