import type { FamilyMember, Post, Story } from '@kloak/proto/api/types.ts';
import { maxPostsPerMember } from '@kloak/proto/rules/pages.ts';

/** Relatives in a frozen order with current data of their posts. `fresh`: number of new posts by relative, including relatives who are not shown yet. */
type StableFeed = { readonly members: readonly FamilyMember[]; readonly fresh: ReadonlyMap<string, number> };

/**
 * Freezes the feed of a member who has scrolled into it: each post keeps its place, removed ones disappear, and new ones are only counted. A post that
 * newer ones pushed out of the server's list stays, too. An older post that replaces a removed one in that list does not count as new.
 */
export function stabilizeFeed(shown: readonly FamilyMember[], latest: readonly FamilyMember[]): StableFeed {
  const newer = latest.map(({ _id, posts }) => [_id, newerOf(posts, shown.find((member) => member._id === _id)?.posts ?? []).length] as const);
  const members = shown.flatMap((member) => {
    const now = latest.find(({ _id }) => _id === member._id);
    if (!now) return [];
    const told = new Map(now.posts.map((post) => [post._id, post]));
    const oldest = now.posts.length >= maxPostsPerMember ? now.posts.at(-1)?.createdAt : undefined;
    const posts = member.posts.flatMap((post) => told.get(post._id) ?? (oldest !== undefined && post.createdAt < oldest ? post : []));
    return posts.length > 0 ? [{ ...now, posts }] : [];
  });
  return { members, fresh: new Map(newer.filter(([, count]) => count > 0)) };
}

/**
 * Freezes stories in the same way. Each shows its current posts where it stood, and older ones follow when they are loaded. A story that newer ones
 * pushed out of the loaded pages stays.
 */
export function stabilizeStories(shown: readonly Story[], latest: readonly Story[]): readonly Story[] {
  const now = new Map(latest.map((story) => [story._id, story]));
  const [oldest, oldestShown] = [latest.at(-1)?.lastAt ?? '', shown.at(-1)?.lastAt ?? ''];
  const kept = shown.flatMap((story) => now.get(story._id) ?? (story.lastAt < oldest ? story : []));
  const known = new Set(shown.map(({ _id }) => _id));
  return [...kept, ...latest.filter(({ _id, lastAt }) => !known.has(_id) && lastAt < oldestShown)];
}

/** Posts of a relative that are newer than the shown ones, the newest first. */
function newerOf(posts: readonly Post[], shown: readonly Post[]): readonly Post[] {
  const known = new Set(shown.map(({ _id }) => _id));
  const nth = posts.findIndex(({ _id }) => known.has(_id));
  if (nth >= 0) return posts.slice(0, nth);
  return posts.filter(({ createdAt }) => shown.every((post) => createdAt > post.createdAt));
}
