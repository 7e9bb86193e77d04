import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Direction, Steps } from './use-steps.ts';
import { farPx, straight } from './use-swipe.ts';

type Point = { readonly x: number; readonly y: number };
type Start = Point & { readonly atMs: number };
/** Distance down, in CSS pixels, that closes the viewer; a quick movement does, too. */
const awayPx = 110;
const quickPx = 40;
const quickMs = 250;
/** Two taps within this time and distance are one double tap. */
const doubleTapMs = 300;
const tapPx = 12;
const sameTapPx = 40;
/** At an end of the list the picture follows a third of the way. */
const resistance = 3;
/** Distance down at which only the picture is left in front of the page. */
const goneAtPx = 400;

type DragOptions = {
  /** Gets the picture's position as `--across`, `--down`, `--shrink` and `--black`, and `data-held` during the drag. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Undefined while the frame scrolls: then only taps are handled. */
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
  /** Springs back, or moves at once to its place if another picture replaces it. */
  const release = ({ springs }: { readonly springs: boolean }) => {
    start.current = undefined;
    const element = frame.current;
    if (!element) return;
    if (springs) delete element.dataset.held;
    for (const name of ['--across', '--down', '--shrink', '--black']) element.style.removeProperty(name);
    if (springs) return;
    // Forces a layout, or the browser would combine both changes into one transition.
    element.getBoundingClientRect();
    delete element.dataset.held;
  };
  const can = (direction: Direction) => drag?.steps?.can[direction] === true;

  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger starts a zoom.
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
        // The viewer closes from where the finger left the picture.
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
