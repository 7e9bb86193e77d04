import { useEffect, useEffectEvent } from 'react';

/** A key that was pressed, and at what. `take` keeps the browser from what it does at it. */
type Pressed = { readonly key: string; readonly target: Element | undefined; readonly take: () => void };

/** Hears keys wherever the focus is; none with a modifier, none that was taken already, and none under a dialog. */
export function useKeys(press: (pressed: Pressed) => void): void {
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
