import { chunksOf } from '@kloak/platform/async/chunks.ts';
import { oncePerPair } from '@kloak/platform/immutable.ts';
import type { Post } from '@kloak/proto/api/types.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { absentWhileUnavailable } from '../absent-while-unavailable.ts';
import type { Ask } from '../route.ts';

const withHearts = oncePerPair((post: Post, heartCount: number): Post => ({ ...post, heartCount }));
const withComments = oncePerPair((post: Post, commentCount: number): Post => ({ ...post, commentCount }));

/** Reads the numbers of hearts and comments, a hundred posts per call. Returns the posts unchanged if the service is unavailable. */
export async function withCounts(ask: Ask<'social.ListItemCounts'>, posts: readonly Post[]): Promise<(post: Post) => Post> {
  const ids = posts.map(({ _id }) => _id);
  const parts = chunksOf(ids, maxPerPage);
  const answers = await Promise.all(parts.map((items) => ask('social.ListItemCounts', { items }).catch(absentWhileUnavailable)));
  const countsOf = new Map(answers.flatMap((answer) => answer?.counts ?? []).map((counts) => [counts.item, counts] as const));
  return (post) => {
    const counts = countsOf.get(post._id);
    return counts ? withComments(withHearts(post, counts.hearts), counts.comments) : post;
  };
}
