import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noteWindow, windowPlace } from '../../lib/use-window.ts';
import { type Anchor, anchorAt, type Layout, scrollTopOf } from './layout.ts';
import { scrollPositions } from './scroll-restore.ts';

export type ScrollAnchor = {
  /** Id of the post that was opened from here and gets the focus, even if its row is rendered anew; undefined after the next input. */
  readonly opened: string | undefined;
  readonly open: (id: string) => void;
};

/**
 * Keeps the visible rows in place while rows above them change, and restores the place after going back. `top`: beginning of the layout on the page, in
 * CSS pixels. Returns the post that was opened from here, a function that records it, and one that jumps.
 */
export function useScrollAnchor(layout: Layout, top: number): { readonly held: ScrollAnchor; readonly jump: (y: number) => void } {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const [before] = useState(() => (cameBack ? scrollPositions().get(key) : undefined));
  const [opened, setOpened] = useState(before?.opened);
  useEffect(() => {
    const goOn = () => {
      setOpened(undefined);
      const place = scrollPositions().get(key);
      if (place) scrollPositions().set(key, { anchor: place.anchor });
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
    const place = anchor.current && scrollTopOf(layout, anchor.current);
    if (place === undefined || Math.abs(top + place - window.scrollY) < 1) return;
    window.scrollTo(0, top + place);
    noteWindow();
    ledTo.current = windowPlace().scrolled;
  }, [layout, top]);
  const note = useCallback(() => {
    noteWindow();
    const { scrolled } = windowPlace();
    // Recording again after each correction would add up fractions of a pixel.
    if (scrolled === ledTo.current) return;
    ledTo.current = undefined;
    // At the top the page stays there, so that new posts become visible.
    anchor.current = scrolled > top ? anchorAt(layout, scrolled - top) : undefined;
    // A post that is being opened stays recorded: the scroll event of its focus may be late.
    if (anchor.current) scrollPositions().set(key, { ...scrollPositions().get(key), anchor: anchor.current });
    else scrollPositions().delete(key);
  }, [layout, top, key]);
  // Ends while the page is replaced: the next page scrolls to its top, and an effect may end only after the event of that.
  useLayoutEffect(() => {
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [note]);
  const jump = (y: number) => {
    window.scrollTo(0, y);
    // A layout before the scroll event would scroll back.
    note();
  };
  const open = useCallback(
    (id: string) => {
      const now = anchor.current ?? anchorAt(layout, window.scrollY - top);
      if (now) scrollPositions().set(key, { anchor: now, opened: id });
    },
    [layout, top, key],
  );
  return { held: { opened, open }, jump };
}
