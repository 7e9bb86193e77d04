// State of the timeline that survives leaving its page.
import type { Post } from '@kloak/proto/api/types.ts';
import { memberState } from '../../lib/member-state.ts';
import type { ChosenPeople } from '../../posts/data/chosen-people.ts';
import { type Item, refOf } from '../../posts/item.ts';
import { shownSizeOf } from '../../posts/picture/pending-turns.ts';
import type { Anchor } from './layout.ts';
import { type PostsByDay, ratioOf } from './posts-by-day.ts';

/** All loaded posts in the order of the timeline, and their items. */
export type LoadedPosts = { readonly posts: readonly Post[]; readonly items: readonly Item[] };

export function loadedPosts(shown: PostsByDay): LoadedPosts {
  const come = [...shown.values()].flatMap((posts) => posts.flatMap((post) => post ?? []));
  return { posts: come, items: come.map(refOf) };
}

/** Ratios of pictures that were shown, by day. */
type KnownRatios = Map<string, readonly (number | undefined)[]>;

/** Those of the people whose posts were shown last: after a return, everything keeps its place. */
const lastRatios = memberState((): { people: string; byDay: KnownRatios } => ({ people: '', byDay: new Map() }));

/** Returns the known ratios of a timeline; those of any other are dropped. */
export function ratiosFor(people: ChosenPeople): KnownRatios {
  const last = lastRatios();
  const now = people.join();
  if (last.people !== now) Object.assign(last, { people: now, byDay: new Map() });
  return last.byDay;
}

/** Ratio of a picture as it is displayed after a turn. */
function shownRatioOf(post: Post | undefined): number | undefined {
  const { image } = post ?? {};
  return post && ratioOf(image ? { ...post, image: { ...image, ...shownSizeOf(image) } } : post);
}

export function noteRatios(byDay: KnownRatios, shown: PostsByDay): void {
  for (const [day, posts] of shown) {
    const known = byDay.get(day) ?? [];
    const now = Array.from({ length: Math.max(posts.length, known.length) }, (_, nth) => shownRatioOf(posts[nth]) ?? known[nth]);
    if (now.some((ratio, nth) => ratio !== known[nth])) byDay.set(day, now);
  }
}

/** Scroll anchor of the timeline by history entry, and the post that was opened there. */
export const scrollPositions = memberState(() => new Map<string, { readonly anchor: Anchor; readonly opened?: string }>());
