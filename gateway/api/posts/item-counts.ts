import { chunksOf } from '@kloak/platform/async/chunks.ts';
import { isUnavailable } from '@kloak/platform/errors.ts';
import { oncePerPair } from '@kloak/platform/immutable.ts';
import type { ResponseOf } from '@kloak/platform/rpc.ts';
import type { Post } from '@kloak/proto/api/types.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import type { Ask } from '../route.ts';

type Counts = ResponseOf<'social.ListItemCounts'>['counts'];

/** A list without counts is better than none. */
function noneWhileUnavailable(error: unknown): { counts: Counts } {
  if (!isUnavailable(error)) throw error;
  return { counts: [] };
}

const withHearts = oncePerPair((post: Post, heartCount: number): Post => ({ ...post, heartCount }));
const withComments = oncePerPair((post: Post, commentCount: number): Post => ({ ...post, commentCount }));

/** Reads the numbers of hearts and comments, a hundred posts per call. Returns the posts unchanged if the service is unavailable. */
export async function withCounts(ask: Ask<'social.ListItemCounts'>, posts: readonly Post[]): Promise<(post: Post) => Post> {
  const ids = posts.map(({ _id }) => _id);
  const parts = chunksOf(ids, maxPerPage);
  const told = await Promise.all(parts.map((items) => ask('social.ListItemCounts', { items }).catch(noneWhileUnavailable)));
  const countsOf = new Map(told.flatMap(({ counts }) => counts.map((of) => [of.item, of] as const)));
  return (post) => {
    const counts = countsOf.get(post._id);
    return counts ? withComments(withHearts(post, counts.hearts), counts.comments) : post;
  };
}
