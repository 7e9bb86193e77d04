/**
 * Holds the lock of an upload until the signal aborts or this page is gone, so that another page of the browser does not send it, too. Resolves with false
 * if another page has it.
 */
export function holdUpload(uploadId: string, signal: AbortSignal): Promise<boolean> {
  // A browser without locks may send a part twice, which the server refuses.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock && !signal.aborted) await new Promise<void>((over) => signal.addEventListener('abort', () => over(), { once: true }));
    };
    void navigator.locks.request(`kloak-upload-${uploadId}`, { ifAvailable: true }, hold);
  });
}
