import { remember, remembered } from './storage.ts';

/**
 * Whether somebody signed out by will, and nobody signed in since. Pages that were open by then, in any tab of this browser, keep no
 * way back to where they were, nor do those that somebody goes back to or loads anew: the next person at a shared tablet begins at
 * home. A page opened later (a link in a mail) leads back as always.
 */
export function leave(now = Date.now()): void {
  remember('kloak-left', String(now));
}

export function arrive(): void {
  remember('kloak-left', undefined);
}

export function hasLeft(): boolean {
  const left = remembered('kloak-left');
  if (left === undefined) return false;
  const [way] = performance.getEntriesByType('navigation');
  const wasOpenBefore = way !== undefined && 'type' in way && way.type !== 'navigate';
  return wasOpenBefore || Number(left) >= performance.timeOrigin;
}
