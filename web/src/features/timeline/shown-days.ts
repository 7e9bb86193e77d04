// What of the library is there, by day.
import type { Post } from '@kloak/proto/api/types.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import type { Chunk } from '../../lib/chunks.ts';
import { type Item, itemOf, refOf } from '../../lib/item.ts';
import { memberState } from '../../lib/member-state.ts';
import type { Anchor } from './layout.ts';

/** Posts by their day and their place in it. */
export type Shown = ReadonlyMap<string, readonly (Post | undefined)[]>;

const dayOf = (post: Post) => (itemOf(post)?.takenLocal ?? post.createdAt).slice(0, 'YYYY-MM-DD'.length);

/** Puts the posts of each chunk in their places; those of a chunk that is not there are missing. */
export function shownOf(loaded: readonly { readonly chunk: Chunk; readonly posts: readonly Post[] }[]): Shown {
  const shown = new Map<string, (Post | undefined)[]>();
  for (const { chunk, posts } of loaded) {
    for (const [day, ofDay] of Map.groupBy(posts, dayOf)) {
      const places = shown.get(day) ?? [];
      for (const [index, post] of ofDay.entries()) places[chunk.page * maxPerPage + index] = post;
      shown.set(day, places);
    }
  }
  return shown;
}

/** All that has come, in the order of the timeline, and what names it. */
export type Come = { readonly posts: readonly Post[]; readonly items: readonly Item[] };

export function comeOf(shown: Shown): Come {
  const come = [...shown.values()].flatMap((posts) => posts.flatMap((post) => post ?? []));
  return { posts: come, items: come.map(refOf) };
}

/** The shapes of what has been shown, width to height: what is drawn again stands where it stood. */
const shapes = memberState(() => new Map<string, readonly (number | undefined)[]>());

export const shapesOf = (day: string) => shapes().get(day);

export function noteShapes(shown: Shown): void {
  for (const [day, posts] of shown) {
    const known = shapes().get(day) ?? [];
    const now = Array.from({ length: Math.max(posts.length, known.length) }, (_, nth) => ratioOf(posts[nth]) ?? known[nth]);
    if (now.some((ratio, nth) => ratio !== known[nth])) shapes().set(day, now);
  }
}

function ratioOf(post: Post | undefined): number | undefined {
  const item = post && itemOf(post);
  return item && item.width > 0 && item.height > 0 ? item.width / item.height : undefined;
}

/** Where somebody was in the timeline, by the entry of the history, and which post they opened there. */
export const left = memberState(() => new Map<string, { readonly anchor: Anchor; readonly opened?: string }>());
