// Loaded posts of the library, by day.
import type { Post } from '@kloak/proto/api/types.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { Chunk } from '../../posts/data/chunks.ts';
import { itemOf } from '../../posts/item.ts';

/** Posts by day and index; undefined for a post that is not loaded. */
export type PostsByDay = ReadonlyMap<string, readonly (Post | undefined)[]>;

/** A loaded chunk of the library. */
export type LoadedChunk = { readonly chunk: Chunk; readonly posts: readonly Post[] };

const dayOf = (post: Post) => (itemOf(post)?.takenLocal ?? post.createdAt).slice(0, 'YYYY-MM-DD'.length);

/** Places the posts of each loaded chunk; all others are undefined. */
export function postsByDay(loaded: readonly LoadedChunk[]): PostsByDay {
  const shown = new Map<string, (Post | undefined)[]>();
  for (const { chunk, posts } of loaded) {
    for (const [day, ofDay] of groupBy(posts, dayOf)) {
      const places = shown.get(day) ?? [];
      for (const [index, post] of ofDay.entries()) places[chunk.page * maxPerPage + index] = post;
      shown.set(day, places);
    }
  }
  return shown;
}

/**
 * Adds posts that were shown before to those that are loaded now, on requested days of which nothing is loaded yet. After a change elsewhere, chunks may
 * begin at other days and are loaded again; nothing disappears meanwhile.
 */
export function withEarlier(loaded: PostsByDay, earlier: PostsByDay, asked: readonly Chunk[]): PostsByDay {
  const missing = asked.flatMap(({ days }) => days).filter((day) => !loaded.has(day));
  return new Map([...missing.flatMap((day) => (earlier.has(day) ? [[day, earlier.get(day) ?? []] as const] : [])), ...loaded]);
}

/** Ratio of width to height of a post's picture; undefined until known. */
export function ratioOf(post: Post | undefined): number | undefined {
  const item = post && itemOf(post);
  return item && item.width > 0 && item.height > 0 ? item.width / item.height : undefined;
}
