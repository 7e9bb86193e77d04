import { useSyncExternalStore } from 'react';

/** Scroll position of the page and height of the window, in CSS pixels. */
type WindowPlace = { readonly scrolled: number; readonly height: number };

/** The last place that was read. Reading it from the window after a rendering would lay the page out once more. */
let place: WindowPlace | undefined;
const watchers = new Set<() => void>();

/** Reads the place. Its identity changes with it. */
function read(): WindowPlace {
  const { scrollY: scrolled, innerHeight: height } = window;
  if (place?.scrolled !== scrolled || place.height !== height) place = { scrolled, height };
  return place;
}

/** Notes the place, and tells those who watch it: at each scroll event, and right after the page scrolled itself. */
export function noteWindow(): void {
  const before = place;
  if (read() === before) return;
  for (const changed of watchers) changed();
}

const events = ['scroll', 'resize'];

function watch(changed: () => void): () => void {
  if (watchers.size === 0) {
    read();
    for (const event of events) window.addEventListener(event, noteWindow, { passive: true });
  }
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    place = undefined;
    for (const event of events) window.removeEventListener(event, noteWindow);
  };
}

/** The place at the last event; the present one while nobody watches. */
export const windowPlace = (): WindowPlace => place ?? read();

export const useWindow = (): WindowPlace => useSyncExternalStore(watch, windowPlace);

/** Scroll position below which the page counts as at its top, in CSS pixels. */
const topPx = 80;

/** True while the top of the page is on the screen. */
export const useIsAtTop = (): boolean =>
  useSyncExternalStore(
    watch,
    () => (place?.scrolled ?? 0) < topPx,
    () => true,
  );
