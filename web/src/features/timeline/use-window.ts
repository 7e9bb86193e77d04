import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  const over = new AbortController();
  for (const event of ['scroll', 'resize']) window.addEventListener(event, changed, { passive: true, signal: over.signal });
  return () => over.abort();
}

const scrolled = () => window.scrollY;
const height = () => window.innerHeight;

/** How far the page is scrolled, and how much of it is in sight, in CSS pixels. */
export function useWindow(): { readonly scrolled: number; readonly height: number } {
  return { scrolled: useSyncExternalStore(watch, scrolled), height: useSyncExternalStore(watch, height) };
}
