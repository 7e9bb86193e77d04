import { type RefObject, useEffect, useEffectEvent } from 'react';

const overlap = (one: DOMRect, other: DOMRect) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Layers over the page, to which a key or a press belongs. */
const layers = '[data-modal], [role=menu]';

/**
 * Dismisses a popover that nobody asked for: by Escape, by a press elsewhere, and when it hides the focused element. The page as a whole does not count,
 * although the two overlap: the app focuses it when a page opens.
 */
export function useDismissal(popover: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  const isOutside = ({ target }: Event) => target instanceof Element && !popover.current?.contains(target);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && document.querySelector(layers) === null) onDismiss();
  });
  const onPress = useEffectEvent((event: Event) => {
    if (isOutside(event) && !(event.target instanceof Element && event.target.closest(layers))) onDismiss();
  });
  const onFocus = useEffectEvent((event: FocusEvent) => {
    const { target } = event;
    if (!isOutside(event) || !(target instanceof HTMLElement) || target.tabIndex < 0) return;
    // Waits until the browser has scrolled to the focused element.
    requestAnimationFrame(() => {
      if (popover.current && overlap(target.getBoundingClientRect(), popover.current.getBoundingClientRect())) onDismiss();
    });
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => onKey(event), { capture: true, signal });
    document.addEventListener('focusin', (event) => onFocus(event), { signal });
    document.addEventListener(
      'pointerdown',
      (event) => {
        // A touch may begin a scroll: only its click is a press.
        if (event.pointerType === 'touch') document.addEventListener('click', (click) => onPress(click), { once: true, signal });
        else onPress(event);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}
