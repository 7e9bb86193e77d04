import { type PointerEvent, useRef } from 'react';
import type { Direction } from './use-steps.ts';

/** Minimum distance of a swipe, in CSS pixels. */
export const farPx = 48;
/** Minimum ratio of sideways to vertical movement. */
export const straight = 1.5;

/**
 * Handlers for a swipe by one finger: left goes to the next, right to the previous. A zoomed page is only moved, and touches on `data-controls` belong
 * to the controls.
 */
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
