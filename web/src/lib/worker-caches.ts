import { forgetMessage, memberCachePrefix } from './worker-names.ts';

/**
 * Drops what the worker keeps of all members, or of all others than `except`. If nobody remains, the worker forgets its member, too, so that it keeps
 * nothing more.
 */
export async function dropWorkerCaches(except?: string): Promise<void> {
  if (!('caches' in globalThis && 'serviceWorker' in navigator)) return;
  try {
    const isOthers = (name: string) => name.startsWith(memberCachePrefix) && (except === undefined || !name.startsWith(`${memberCachePrefix}${except}/`));
    const names = (await caches.keys()).filter(isOthers);
    await Promise.all(names.map((name) => caches.delete(name)));
    if (except !== undefined) return;
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.active?.postMessage(forgetMessage);
  } catch {
    // The browser refuses them, as in a private window.
  }
}
