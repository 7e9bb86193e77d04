/** Event `retry`: waiting requests can continue. */
export const connectivity = new EventTarget();

/** Triggers a retry of everything that waits: the server answered again, or the user pressed a retry button. */
export function retryNow(): void {
  connectivity.dispatchEvent(new Event('retry'));
}
