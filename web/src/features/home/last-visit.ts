// Posts that are new since the last visit, as far as this browser knows: it remembers the newest post that was seen.
import type { FamilyMember } from '@kloak/proto/api/types.ts';
import { maxPostsPerMember } from '@kloak/proto/rules/pages.ts';
import { useEffect, useState } from 'react';
import { isRecord } from '../../lib/is-record.ts';
import { remember, remembered } from '../../lib/storage.ts';

/** A visit ends after this time without a look at home, in milliseconds. */
const gapMs = 30 * 60_000;

/**
 * `since`: creation time of the newest post that the previous visit saw; undefined on the first visit. `seen`: the same for this visit so far. Both are
 * the server's times, so they are compared with no other clock. `atMs`: last look at home, by this browser's clock.
 */
type Visit = { readonly since?: string | undefined; readonly seen: string; readonly atMs: number };

const keyOf = (me: string) => `kloak-visit-${me}` as const;

function readVisit(me: string): Visit | undefined {
  try {
    const visit: unknown = JSON.parse(remembered(keyOf(me)) ?? '');
    if (!isRecord(visit) || typeof visit.seen !== 'string' || typeof visit.atMs !== 'number') return undefined;
    return { since: typeof visit.since === 'string' ? visit.since : undefined, seen: visit.seen, atMs: visit.atMs };
  } catch {
    return undefined;
  }
}

/** Returns the time from which posts count as new in the current visit. */
function sinceOf(visit: Visit | undefined, nowMs: number): string | undefined {
  return visit && nowMs - visit.atMs > gapMs ? visit.seen : visit?.since;
}

/** Returns the creation time of the newest post that the previous visit saw; undefined if there was none. Stores the shown posts for the next visit. */
export function useLastVisit(me: string, members: readonly FamilyMember[] | undefined): string | undefined {
  const [since, setSince] = useState(() => sinceOf(readVisit(me), Date.now()));
  const newest = members
    ?.flatMap(({ posts }) => posts.map(({ createdAt }) => createdAt))
    .toSorted()
    .at(-1);
  useEffect(() => {
    if (newest === undefined) return;
    const look = () => {
      const [visit, nowMs] = [readVisit(me), Date.now()];
      const begun = sinceOf(visit, nowMs);
      setSince(begun);
      const seen = visit && visit.seen > newest ? visit.seen : newest;
      remember(keyOf(me), JSON.stringify({ since: begun, seen, atMs: nowMs }));
    };
    const leave = () => {
      const visit = readVisit(me);
      if (visit) remember(keyOf(me), JSON.stringify({ ...visit, atMs: Date.now() }));
    };
    // Posts that arrive while the page is hidden are not seen.
    const isHidden = () => document.visibilityState === 'hidden';
    const onChange = () => (isHidden() ? leave() : look());
    if (!isHidden()) look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [me, newest]);
  return since;
}

/** Returns how many of a relative's listed posts are newer than the last visit; `more` if unlisted older posts may be, too. */
export function newPostsOf({ posts }: FamilyMember, since: string | undefined): { readonly count: number; readonly more: boolean } {
  const count = since === undefined ? 0 : posts.filter(({ createdAt }) => createdAt > since).length;
  return { count, more: count >= maxPostsPerMember };
}
