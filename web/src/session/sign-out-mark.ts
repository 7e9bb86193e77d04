import { remember, remembered } from '../lib/storage.ts';

/** Notes that somebody signed out by will, for every tab of this browser. */
export function markSignedOut(now = Date.now()): void {
  remember('kloak-left', String(now));
}

/** Notes that somebody signed in. */
export function markSignedIn(): void {
  remember('kloak-left', undefined);
}

/** Whether nobody has signed in since somebody signed out; an answer that tells of a session was then given before it ended. */
export function wasSignedOut(): boolean {
  return remembered('kloak-left') !== undefined;
}

/**
 * Whether nobody has signed in since, and this page was open by then. Such pages, in any tab of this browser, keep no way back to
 * where they were, nor do those that somebody goes back to or loads anew: the next person at a shared tablet begins at home. A page
 * opened later (a link in a mail) leads back as always.
 */
export function wasSignedOutWhileOpen(): boolean {
  const signedOutAt = remembered('kloak-left');
  if (signedOutAt === undefined) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  const wasOpenBefore = navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
  return wasOpenBefore || Number(signedOutAt) >= performance.timeOrigin;
}
