/** Cache of the browser for files that another app of this device shared with ours. */
export const sharedCache = 'kloak-shared';

/** Drops them, so that the next person on this device finds nothing. */
export async function dropShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(sharedCache).catch(() => false);
}
