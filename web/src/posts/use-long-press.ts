import type { Post } from '@kloak/proto/api/types.ts';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useSelection } from './data/selection.ts';

const longMs = 500;
/** Movement of a finger at rest, in CSS pixels. */
const restPx = 10;

/** A long touch of a post begins a selection with it. Returns no handlers on a page without a selection, or during one. */
export function useLongPress(post: Post) {
  const selection = useSelection();
  const pressed = useRef<{ readonly x: number; readonly y: number; readonly timer: number }>(undefined);
  const end = () => {
    window.clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  };
  useEffect(() => () => window.clearTimeout(pressed.current?.timer), []);
  if (!selection || selection.chosen) return {};
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      end();
      if (pointerType !== 'touch') return;
      const timer = window.setTimeout(() => {
        dropNextClick();
        selection.set(post, true, []);
      }, longMs);
      pressed.current = { x, y, timer };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = pressed.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > restPx) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** Prevents the browser's own menu of a link and its picture. */
    onContextMenu(event: MouseEvent) {
      if (pressed.current) event.preventDefault();
    },
  };
}

/** The finger is lifted over the new checkbox: the click must neither open the post nor deselect it. */
function dropNextClick(): void {
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', drop, { capture: true });
  window.addEventListener('pointerdown', () => window.removeEventListener('click', drop, { capture: true }), { capture: true, once: true });
}
