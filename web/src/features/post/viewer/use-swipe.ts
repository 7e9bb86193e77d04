import { type PointerEvent, useRef } from 'react';
import type { Direction } from './use-steps.ts';

/** Far enough to be meant, in CSS pixels. */
export const farPx = 48;
/** How much more sideways than up or down. */
export const straight = 1.5;

/** What an element needs to be swiped by one finger: to the left brings the next, to the right the previous. A page that is zoomed in is only moved, and what begins on `data-controls` is theirs. */
export function useSwipe(go: ((direction: Direction) => void) | undefined) {
  const from = useRef<{ readonly x: number; readonly y: number }>(null);
  const forget = () => {
    from.current = null;
  };
  return {
    onPointerDown: ({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      const isOurs = !(target instanceof Element && target.closest('[data-controls]'));
      const one = isOurs && isPrimary && pointerType !== 'mouse' && (window.visualViewport?.scale ?? 1) < 1.05;
      from.current = one ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [across, along] = [clientX - from.current.x, clientY - from.current.y];
      forget();
      if (Math.abs(across) > farPx && Math.abs(across) > straight * Math.abs(along)) go?.(across < 0 ? 'next' : 'previous');
    },
    onPointerCancel: forget,
  };
}
