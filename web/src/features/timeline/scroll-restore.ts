// State of the timeline that survives leaving its page.
import type { Post } from '@kloak/proto/api/types.ts';
import { memberState } from '../../lib/member-state.ts';
import { type Item, refOf } from '../../posts/item.ts';
import type { Anchor } from './layout.ts';
import { type PostsByDay, ratioOf } from './posts-by-day.ts';

/** All loaded posts in the order of the timeline, and their items. */
export type LoadedPosts = { readonly posts: readonly Post[]; readonly items: readonly Item[] };

export function loadedPosts(shown: PostsByDay): LoadedPosts {
  const come = [...shown.values()].flatMap((posts) => posts.flatMap((post) => post ?? []));
  return { posts: come, items: come.map(refOf) };
}

/** Ratios of pictures that were shown: after a return, everything keeps its place. */
const shapes = memberState(() => new Map<string, readonly (number | undefined)[]>());

export const shapesOf = (day: string) => shapes().get(day);

export function noteShapes(shown: PostsByDay): void {
  for (const [day, posts] of shown) {
    const known = shapes().get(day) ?? [];
    const now = Array.from({ length: Math.max(posts.length, known.length) }, (_, nth) => ratioOf(posts[nth]) ?? known[nth]);
    if (now.some((ratio, nth) => ratio !== known[nth])) shapes().set(day, now);
  }
}

/** Scroll anchor of the timeline by history entry, and the post that was opened there. */
export const scrollPositions = memberState(() => new Map<string, { readonly anchor: Anchor; readonly opened?: string }>());
