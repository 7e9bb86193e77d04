import { useEffect, useEffectEvent } from 'react';

/** A key press and its target. `take` prevents the browser's default action. */
type KeyPress = { readonly key: string; readonly target: Element | undefined; readonly take: () => void };

/** Handles key presses wherever the focus is, except those with a modifier, those already handled, and those under a dialog. */
export function useKeys(press: (pressed: KeyPress) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('[data-modal="veil"]')) return;
    press({ key: event.key, target: event.target instanceof Element ? event.target : undefined, take: () => event.preventDefault() });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
