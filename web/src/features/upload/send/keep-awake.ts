/** Sending of this page, and how to notice its changes. */
type Sending = { readonly isSending: () => boolean; readonly watch: (onChange: () => void) => () => void };

/** Keeps the screen on while files are sent and the page is in front. Not every browser can, and a low battery may refuse. */
export function keepAwake({ isSending, watch }: Sending, signal: AbortSignal): void {
  if (!('wakeLock' in navigator)) return;
  let lock: WakeLockSentinel | undefined;
  let isRequested = false;
  const isWanted = () => !signal.aborted && document.visibilityState === 'visible' && isSending();
  const request = async () => {
    isRequested = true;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    isRequested = false;
    // The upload may have ended meanwhile.
    if (!isWanted()) await lock?.release();
  };
  const update = () => {
    // The browser releases a lock when the page is hidden.
    const isHeld = lock !== undefined && !lock.released;
    if (isWanted() && !isHeld && !isRequested) void request();
    else if (!isWanted() && isHeld) void lock?.release();
  };
  document.addEventListener('visibilitychange', update, { signal });
  const unwatch = watch(update);
  signal.addEventListener('abort', () => {
    unwatch();
    update();
  });
  update();
}
