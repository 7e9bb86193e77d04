import { remember, remembered } from './storage.ts';

/** Notes that somebody signed out by will, for every tab of this browser. */
export function leave(now = Date.now()): void {
  remember('kloak-left', String(now));
}

/** Notes that somebody signed in. */
export function arrive(): void {
  remember('kloak-left', undefined);
}

/** Whether nobody has signed in since somebody signed out; an answer that tells of a session was then given before it ended. */
export function isLeft(): boolean {
  return remembered('kloak-left') !== undefined;
}

/**
 * Whether nobody has signed in since, and this page was open by then. Such pages, in any tab of this browser, keep no way back to
 * where they were, nor do those that somebody goes back to or loads anew: the next person at a shared tablet begins at home. A page
 * opened later (a link in a mail) leads back as always.
 */
export function hasLeft(): boolean {
  const left = remembered('kloak-left');
  if (left === undefined) return false;
  const [way] = performance.getEntriesByType('navigation');
  const wasOpenBefore = way !== undefined && 'type' in way && way.type !== 'navigate';
  return wasOpenBefore || Number(left) >= performance.timeOrigin;
}
