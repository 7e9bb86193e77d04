import { remember, remembered } from '../lib/storage.ts';

/** Records a deliberate sign-out, for every tab of this browser. */
export function markSignedOut(now = Date.now()): void {
  remember('kloak-left', String(now));
}

/** Records a sign-in. */
export function markSignedIn(): void {
  remember('kloak-left', undefined);
}

/** True if somebody signed out and nobody has signed in since; an answer with a session is then older than its end. */
export function wasSignedOut(): boolean {
  return remembered('kloak-left') !== undefined;
}

/**
 * True if nobody has signed in since a sign-out that happened while this page was open. Such a page, in any tab of this browser, returns to no earlier
 * screen, and neither does one that is reloaded or reached by going back. The next person at a shared tablet therefore begins at home. A page opened
 * later (a link in a mail) returns as always.
 */
export function wasSignedOutWhileOpen(): boolean {
  const signedOutAt = remembered('kloak-left');
  if (signedOutAt === undefined) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  const wasOpenBefore = navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
  return wasOpenBefore || Number(signedOutAt) >= performance.timeOrigin;
}
