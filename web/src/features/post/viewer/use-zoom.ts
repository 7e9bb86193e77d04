import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { axesOf, closer, closest, partUnder, scrollFor } from './zoom.ts';

type Point = { readonly x: number; readonly y: number };
/** Part of the picture, across and down, that stays under a point. */
type Anchor = Point;

type Zoom = {
  /** True if the picture is zoomed in. */
  readonly near: boolean;
  /** Zooms in at this point of the window, or out to the whole picture. */
  readonly toggle: (point: Point) => void;
};

const middleOf = ([one, other]: readonly Touch[]): Point => ({
  x: ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2,
  y: ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2,
});
const distanceOf = ([one, other]: readonly Touch[]) =>
  Math.max(1, Math.hypot((one?.clientX ?? 0) - (other?.clientX ?? 0), (one?.clientY ?? 0) - (other?.clientY ?? 0)));
/** Takes the gesture from the browser; it cannot be cancelled while the picture is still scrolling. */
const hold = (event: TouchEvent) => event.cancelable && event.preventDefault();
/** Zoom below which the picture counts as whole. */
const hardlyCloser = 1.1;

/**
 * Zooms a picture that fills a frame and is scrolled there. Two fingers zoom about the point between them, a trackpad about its pointer. The frame gets
 * `--zoom`, which enlarges its picture.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, ratio: number): Zoom {
  const [near, setNear] = useState(false);
  const zoom = useRef(1);
  const heldAt = ({ x, y }: Point): Anchor => {
    const { clientWidth: width = 0, clientHeight: height = 0, scrollLeft = 0, scrollTop = 0 } = frame.current ?? {};
    const axes = axesOf({ width, height }, ratio);
    return { x: partUnder(axes.x, zoom.current, { scroll: scrollLeft, point: x }), y: partUnder(axes.y, zoom.current, { scroll: scrollTop, point: y }) };
  };
  const look = (to: number, held: Anchor, point: Point) => {
    const element = frame.current;
    if (!element) return;
    zoom.current = to < 1 ? 1 : Math.min(to, closest);
    element.style.setProperty('--zoom', String(zoom.current));
    const axes = axesOf({ width: element.clientWidth, height: element.clientHeight }, ratio);
    element.scrollLeft = scrollFor(axes.x, zoom.current, { part: held.x, point: point.x });
    element.scrollTop = scrollFor(axes.y, zoom.current, { part: held.y, point: point.y });
    setNear(zoom.current > 1);
  };
  const lookAbout = (to: number, point: Point) => look(to < hardlyCloser ? 1 : to, heldAt(point), point);

  const begin = useEffectEvent((touches: readonly Touch[]) => ({ distance: distanceOf(touches), from: zoom.current, held: heldAt(middleOf(touches)) }));
  const follow = useEffectEvent(({ distance, from, held }: ReturnType<typeof begin>, touches: readonly Touch[]) =>
    look((from * distanceOf(touches)) / distance, held, middleOf(touches)),
  );
  const settle = useEffectEvent((touches: readonly Touch[]) => zoom.current < hardlyCloser && lookAbout(1, middleOf(touches)));
  const turn = useEffectEvent(({ deltaY, clientX, clientY }: WheelEvent) => {
    lookAbout(zoom.current * Math.exp(-deltaY / 100), { x: clientX, y: clientY });
  });
  useEffect(() => {
    const over = new AbortController();
    // Native listeners: React's are passive and cannot stop the page from moving.
    const options = { passive: false, signal: over.signal };
    let pinch: ReturnType<typeof begin> | undefined;
    const element = frame.current;
    element?.addEventListener(
      'touchstart',
      (event) => {
        if (event.touches.length !== 2) return;
        hold(event);
        pinch = begin([...event.touches]);
      },
      options,
    );
    element?.addEventListener(
      'touchmove',
      (event) => {
        if (!pinch || event.touches.length !== 2) return;
        hold(event);
        follow(pinch, [...event.touches]);
      },
      options,
    );
    for (const end of ['touchend', 'touchcancel'] as const)
      element?.addEventListener(
        end,
        ({ changedTouches }) => {
          if (pinch) settle([...changedTouches]);
          pinch = undefined;
        },
        options,
      );
    element?.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        turn(event);
      },
      options,
    );
    return () => over.abort();
  }, [frame]);
  return { near, toggle: (point) => lookAbout(near ? 1 : closer, point) };
}
