import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type Anchor, anchorAt, type Layout, placeOf } from './layout.ts';
import { left } from './scroll-restore.ts';

export type HeldPlace = {
  /** Was opened from here, and is to have the focus, also when its row is drawn anew; nothing once one goes on from it. */
  readonly opened: string | undefined;
  readonly open: (id: string) => void;
};

/**
 * Keeps what one looks at where it is in the window while rows above it change, and finds it again when one comes back. `top`: where the
 * layout begins in the page, in CSS pixels. Answers which post was opened from here, how to note that, and how to go elsewhere in the page.
 */
export function useHeldPlace(layout: Layout, top: number): { readonly held: HeldPlace; readonly jump: (y: number) => void } {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const [before] = useState(() => (cameBack ? left().get(key) : undefined));
  const [opened, setOpened] = useState(before?.opened);
  useEffect(() => {
    const goOn = () => {
      setOpened(undefined);
      const place = left().get(key);
      if (place) left().set(key, { anchor: place.anchor });
    };
    for (const act of ['keydown', 'pointerdown']) window.addEventListener(act, goOn);
    return () => {
      for (const act of ['keydown', 'pointerdown']) window.removeEventListener(act, goOn);
    };
  }, [key]);
  const anchor = useRef<Anchor>(before?.anchor);
  /** Scroll position that keeps the anchor in place, as the browser reports it: rounded to whole device pixels. */
  const ledTo = useRef<number>(undefined);
  useLayoutEffect(() => {
    const place = anchor.current && placeOf(layout, anchor.current);
    if (place === undefined || Math.abs(top + place - window.scrollY) < 1) return;
    window.scrollTo(0, top + place);
    ledTo.current = window.scrollY;
  }, [layout, top]);
  const note = useCallback(() => {
    // Noted anew each time, parts of a pixel would add up.
    if (window.scrollY === ledTo.current) return;
    ledTo.current = undefined;
    // At the top one stays there, so that what is new comes into sight.
    anchor.current = window.scrollY > top ? anchorAt(layout, window.scrollY - top) : undefined;
    // One that is being opened stays noted: the scroll that led to it may be told late.
    if (anchor.current) left().set(key, { ...left().get(key), anchor: anchor.current });
    else left().delete(key);
  }, [layout, top, key]);
  useEffect(() => {
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [note]);
  const jump = (y: number) => {
    window.scrollTo(0, y);
    // A layout that comes before the event does would lead back.
    note();
  };
  const open = useCallback(
    (id: string) => {
      const now = anchor.current ?? anchorAt(layout, window.scrollY - top);
      if (now) left().set(key, { anchor: now, opened: id });
    },
    [layout, top, key],
  );
  return { held: { opened, open }, jump };
}
