import { z } from 'zod';
import { defaultPerPage, maxPerPage } from '../rules/pages.ts';
import { call } from './call.ts';
import { id, me } from './shapes/fields.ts';
import { paged, paging, partOfList } from './shapes/paging.ts';
import { post, refusedPost, trashedPost } from './shapes/shapes.ts';

/** Number of items that are done; clients repeat the call while there is more. */
const wholeTrash = z.strictObject({ done: z.number().int(), more: z.boolean() });

export const trash = call({
  method: 'POST',
  path: '/api/trash',
  who: 'signed-in',
  summary: 'Lists the posts that the caller deleted in the last 30 days, the last deleted first. They take space until they are purged.',
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({
    posts: z.array(trashedPost),
    bytes: z.number().int().describe("Bytes of the member's space that all trashed posts take."),
    ...partOfList,
  }),
});

export const restorePosts = call({
  method: 'POST',
  path: '/api/trash/restore',
  who: 'signed-in',
  summary: "Restores the caller's own posts from the trash with comments, hearts and albums. Posts that cannot be restored are listed.",
  body: z.object({ posts: z.array(id).min(1).max(maxPerPage), profileId: me }),
  answer: z.strictObject({ restoredPosts: z.array(post), refused: z.array(refusedPost) }),
});

export const restoreTrash = call({
  method: 'POST',
  path: '/api/trash/restore-all',
  who: 'signed-in',
  summary: "Restores the caller's posts in the trash, as many as one call can.",
  body: z.object({ profileId: me }),
  answer: wholeTrash,
});

export const emptyTrash = call({
  method: 'POST',
  path: '/api/trash/empty',
  who: 'signed-in',
  summary: "Purges the caller's posts in the trash, as many as one call can, and frees their space.",
  body: z.object({ profileId: me }),
  answer: wholeTrash,
});
