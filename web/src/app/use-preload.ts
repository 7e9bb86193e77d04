import { useEffect } from 'react';
import { notePage } from '../lib/page-use.ts';
import { savesData } from '../lib/saves-data.ts';
import { preloadRest } from './screen-parts.ts';

/** Events of a visitor who uses the page. */
const uses = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;
/** Pause after the first of them, in milliseconds: a screen that it opens loads first. */
const preloadAfterMs = 3000;

/** Preloads further screens once the visitor uses the page, so that a page that is only opened costs its own code alone. */
export function usePreload(isMember: boolean): void {
  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const used = new AbortController();
    const begin = () => {
      used.abort();
      notePage('used');
      timer = setTimeout(() => preloadRest(isMember), preloadAfterMs);
    };
    for (const use of uses) window.addEventListener(use, begin, { passive: true, capture: true, signal: used.signal });
    return () => {
      used.abort();
      clearTimeout(timer);
    };
  }, [isMember]);
}
