import type { FamilyMember, Story } from '@kloak/proto/api/types.ts';
import { useState } from 'react';
import { useIsAtTop } from '../../lib/use-window.ts';
import { stabilizeFeed, stabilizeStories } from './stable-feed.ts';

/** The family's posts on the page: blocks of relatives, and stories. */
type Feed = { readonly members: readonly FamilyMember[]; readonly stories: readonly Story[] };
type HeldFeed = {
  readonly feed: Feed | undefined;
  /** Number of new posts that are not shown yet, by the relative's id. */
  readonly fresh: ReadonlyMap<string, number>;
  /** Shows all of them, from the top. */
  readonly showAll: () => void;
};

const noneFresh: ReadonlyMap<string, number> = new Map();

/** Returns the live feed at the top of the page, and a frozen one further down until the new posts are requested. */
export function useStableFeed(latest: Feed | undefined): HeldFeed {
  const atTop = useIsAtTop();
  const [shown, setShown] = useState(latest);
  if (shown !== latest && (atTop || !shown?.members.length)) setShown(latest);
  const showAll = () => {
    setShown(latest);
    window.scrollTo(0, 0);
    // The button that was pressed disappears.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  if (!shown || !latest) return { feed: latest, fresh: noneFresh, showAll };
  const { members, fresh } = stabilizeFeed(shown.members, latest.members);
  return { feed: { members, stories: stabilizeStories(shown.stories, latest.stories) }, fresh, showAll };
}
