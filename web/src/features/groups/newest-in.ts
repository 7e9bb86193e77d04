import type { GroupPost } from '@kloak/proto/api/types.ts';
import { itemOf } from '../../posts/item.ts';

/** Newest item of a group's posts that can be shown as a picture. */
export const newestIn = (posts: readonly GroupPost[]) =>
  posts
    .flatMap((post) => post.posts)
    .map(itemOf)
    .find((item) => item && item.sources.length > 0);
