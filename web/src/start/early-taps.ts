declare global {
  /** Presses recorded by `public/before-paint.js` while it listens: the button, and the click count (`detail`) of the event. */
  var kloakTaps: Tap[] | undefined;
  /** Button or link on which the last mouse press began, if that was on a prepared page. */
  var kloakPressed: HTMLElement | null | undefined;
}
type Tap = { readonly button: HTMLButtonElement; readonly detail: number };

let taken: readonly Tap[] = [];

/** Called before the app renders: it handles later presses itself. */
export function takeEarlyTaps(): void {
  taken = globalThis.kloakTaps ?? [];
  globalThis.kloakTaps = undefined;
  window.addEventListener('mouseup', endPress, { capture: true, once: true });
}

/** Ends a mouse press that began on what the app replaced meanwhile: browsers send no click then. */
function endPress(event: MouseEvent): void {
  const { kloakPressed } = globalThis;
  if (!kloakPressed || kloakPressed.isConnected || !(event.target instanceof Node)) return;
  const now = likenessOf(kloakPressed);
  if (now?.contains(event.target)) now.dispatchEvent(new MouseEvent('click', event));
}

/**
 * Called after the app has rendered: replays earlier presses, each button once, since impatient people press twice. A button that the app replaced is
 * found by its class, and if several match by its text: both come from the same component.
 */
export function replayTaps(): void {
  const pressed = new Set<HTMLElement>();
  for (const { button, detail } of taken) {
    const now = button.isConnected ? button : likenessOf(button);
    if (!now || pressed.has(now)) continue;
    pressed.add(now);
    now.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  }
  taken = [];
}

function likenessOf({ tagName, className, textContent }: HTMLElement): HTMLElement | undefined {
  const alike = [...document.querySelectorAll<HTMLElement>(tagName)].filter((one) => one.className === className);
  const named = alike.length > 1 ? alike.filter((one) => one.textContent === textContent) : alike;
  return named.length === 1 ? named[0] : undefined;
}
