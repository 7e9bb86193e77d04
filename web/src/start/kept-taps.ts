declare global {
  /** Presses recorded by `public/before-paint.js` while it listens: the button, and the click count (`detail`) of the event. */
  var kloakTaps: Tap[] | undefined;
}
type Tap = { readonly button: HTMLButtonElement; readonly detail: number };

let taken: readonly Tap[] = [];

/** Called before the app draws itself: what is pressed from then on it hears itself. */
export function takeTaps(): void {
  taken = globalThis.kloakTaps ?? [];
  globalThis.kloakTaps = undefined;
}

/**
 * Called when the app is drawn: presses what was pressed before, each button once, since who is impatient presses again.
 * One that gave way to the app's own is known by its look, and where several look like that by its words: both come from the same component.
 */
export function pressTaken(): void {
  const pressed = new Set<HTMLButtonElement>();
  for (const { button, detail } of taken) {
    const now = button.isConnected ? button : likenessOf(button);
    if (!now || pressed.has(now)) continue;
    pressed.add(now);
    now.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  }
  taken = [];
}

function likenessOf({ className, textContent }: HTMLButtonElement): HTMLButtonElement | undefined {
  const alike = [...document.querySelectorAll('button')].filter((one) => one.className === className);
  const named = alike.length > 1 ? alike.filter((one) => one.textContent === textContent) : alike;
  return named.length === 1 ? named[0] : undefined;
}
