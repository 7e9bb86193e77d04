/** Where signs that the server is in reach again are told. */
export const signs = new EventTarget();

/** There is such a sign, or somebody asks to try: what waits goes on at once. */
export function goOn(): void {
  signs.dispatchEvent(new Event('sign'));
}
