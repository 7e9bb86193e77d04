import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Direction, Steps } from './use-steps.ts';
import { farPx, straight } from './use-swipe.ts';

type Point = { readonly x: number; readonly y: number };
type Start = Point & { readonly atMs: number };
/** Down so far, in CSS pixels, or in one quick move, is meant as away with it. */
const awayPx = 110;
const quickPx = 40;
const quickMs = 250;
/** Two taps so near each other, in time and place, are one act. */
const doubleTapMs = 300;
const tapPx = 12;
const sameTapPx = 40;
/** At the end of a list the picture follows a third of the way. */
const resistance = 3;
/** Drawn down so far the picture stands alone before its page. */
const goneAtPx = 400;

type DragOptions = {
  /** Takes where the finger has drawn the picture: `--across`, `--down`, `--shrink` and `--black`, while it is `data-held`. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Nothing while the frame scrolls: then only taps are heard. */
  readonly drag: { readonly steps: Steps | undefined; readonly onAway: () => void } | undefined;
  readonly onDoubleTap: (at: Point) => void;
};

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/**
 * Handles one finger on the full-screen picture: sideways goes to the next or previous one, down closes, a double tap zooms. The picture follows the
 * finger.
 */
export function useDrag({ frame, drag, onDoubleTap }: DragOptions) {
  const start = useRef<Start>(undefined);
  const lastTap = useRef<Start>(undefined);

  const follow = (across: number, down: number) => {
    const element = frame.current;
    if (!element) return;
    const away = Math.min(1, down / goneAtPx);
    element.dataset.held = down > 0 ? 'down' : 'across';
    for (const [name, value] of Object.entries({
      '--across': `${across}px`,
      '--down': `${down}px`,
      '--shrink': `${1 - away / 4}`,
      '--black': `${1 - away}`,
    }))
      element.style.setProperty(name, value);
  };
  /** It springs back, or stands there at once for what comes in its place. */
  const release = ({ springs }: { readonly springs: boolean }) => {
    start.current = undefined;
    const element = frame.current;
    if (!element) return;
    if (springs) delete element.dataset.held;
    for (const name of ['--across', '--down', '--shrink', '--black']) element.style.removeProperty(name);
    if (springs) return;
    // Said to the browser by itself, or it would make one move of the two.
    element.getBoundingClientRect();
    delete element.dataset.held;
  };
  const can = (direction: Direction) => drag?.steps?.can[direction] === true;

  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger draws the picture apart.
      if (!event.isPrimary) return release({ springs: true });
      start.current = event.pointerType === 'mouse' ? undefined : { ...pointOf(event), atMs: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current || !drag || !event.isPrimary) return;
      const [across, down] = [event.clientX - start.current.x, event.clientY - start.current.y];
      if (down > Math.abs(across)) follow(across, down);
      else if (Math.abs(across) > tapPx) follow(can(across < 0 ? 'next' : 'previous') ? across : across / resistance, 0);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current || !event.isPrimary) return;
      const from = start.current;
      const at = { ...pointOf(event), atMs: event.timeStamp };
      const [across, down] = [at.x - from.x, at.y - from.y];
      if (distance(from, at) < tapPx) {
        release({ springs: true });
        const before = lastTap.current;
        const again = before && at.atMs - before.atMs < doubleTapMs && distance(before, at) < sameTapPx;
        lastTap.current = again ? undefined : at;
        if (again) onDoubleTap(at);
        return;
      }
      const isQuick = at.atMs - from.atMs < quickMs;
      if (drag && down > straight * Math.abs(across) && (down > awayPx || (isQuick && down > quickPx))) {
        // It goes from where the finger has left it.
        start.current = undefined;
        drag.onAway();
        return;
      }
      const direction = across < 0 ? 'next' : 'previous';
      const leads = Math.abs(across) > farPx && Math.abs(across) > straight * Math.abs(down) && can(direction);
      release({ springs: !leads });
      if (leads) drag?.steps?.go(direction);
    },
    onPointerCancel: () => release({ springs: true }),
  };
}
