import type { FamilyMember } from '@kloak/proto/api/types.ts';
import { useState, useSyncExternalStore } from 'react';
import { stabilizeFeed } from './stable-feed.ts';

type Members = readonly FamilyMember[];
type HeldFeed = {
  readonly members: Members | undefined;
  /** Number of new posts that are not shown yet, by the relative's id. */
  readonly fresh: ReadonlyMap<string, number>;
  /** Shows all of them, from the top. */
  readonly showAll: () => void;
};

const noneFresh: ReadonlyMap<string, number> = new Map();

/** Scroll position below which the page counts as at its top, in CSS pixels. */
const topPx = 80;
const isAtTop = () => window.scrollY < topPx;
function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Returns the live feed at the top of the page, and a frozen one further down until the new posts are requested. */
export function useStableFeed(latest: Members | undefined): HeldFeed {
  const atTop = useSyncExternalStore(onScroll, isAtTop, () => true);
  const [shown, setShown] = useState(latest);
  if (shown !== latest && (atTop || !shown?.length)) setShown(latest);
  const showAll = () => {
    setShown(latest);
    window.scrollTo(0, 0);
    // The button that was pressed disappears.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  if (!shown || !latest) return { members: latest, fresh: noneFresh, showAll };
  return { ...stabilizeFeed(shown, latest), showAll };
}
