import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  const over = new AbortController();
  for (const event of ['scroll', 'resize']) window.addEventListener(event, changed, { passive: true, signal: over.signal });
  return () => over.abort();
}

const scrolled = () => window.scrollY;
const height = () => window.innerHeight;

/** Scroll position of the page and height of the window, in CSS pixels. */
export function useWindow(): { readonly scrolled: number; readonly height: number } {
  return { scrolled: useSyncExternalStore(watch, scrolled), height: useSyncExternalStore(watch, height) };
}
