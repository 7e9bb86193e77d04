import type { Post } from '@kloak/proto/api/types.ts';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useSelection } from './data/selection.ts';

const longMs = 500;
/** A finger that rests moves as much. */
const restPx = 10;

/** A finger that rests on a post begins to choose with it; nothing on a page where none can be chosen, or while some are. */
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
    /** The browser's own menu of a link and its picture. */
    onContextMenu(event: MouseEvent) {
      if (pressed.current) event.preventDefault();
    },
  };
}

/** The finger goes up over the box that has just appeared: it neither opens the post nor takes it out again. */
function dropNextClick(): void {
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', drop, { capture: true });
  window.addEventListener('pointerdown', () => window.removeEventListener('click', drop, { capture: true }), { capture: true, once: true });
}
