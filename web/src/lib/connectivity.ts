/** Tells what waits for the server that it can go on: an event `retry`. */
export const connectivity = new EventTarget();

/** The server was heard of again, or somebody asks to try again: what waits goes on at once. */
export function retryNow(): void {
  connectivity.dispatchEvent(new Event('retry'));
}
