import type { FamilyMember, Post } from '@kloak/proto/api/types.ts';
import { maxPostsPerMember } from '@kloak/proto/rules/pages.ts';

/** Relatives as they stood, with what is said of their posts now, and how many posts are new since: by the id of each who has some, also of one who is not shown yet. */
type Held = { readonly members: readonly FamilyMember[]; readonly fresh: ReadonlyMap<string, number> };

/**
 * The feed for who has scrolled into it: each post stays where it stood, what is gone is gone, and what is new is counted. A post that newer ones have
 * pushed out of what is told of a relative stays, too, and an older one that is told of in the place of one that is gone is not new.
 */
export function holdFeed(shown: readonly FamilyMember[], latest: readonly FamilyMember[]): Held {
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

/** Posts of a relative, the newest first, that are newer than those which are shown. */
function newerOf(posts: readonly Post[], shown: readonly Post[]): readonly Post[] {
  const known = new Set(shown.map(({ _id }) => _id));
  const nth = posts.findIndex(({ _id }) => known.has(_id));
  if (nth >= 0) return posts.slice(0, nth);
  return posts.filter(({ createdAt }) => shown.every((post) => createdAt > post.createdAt));
}
