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
  summary: 'What the caller deleted in the last 30 days, the last that was deleted first. It counts as used until it goes for ever.',
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({
    posts: z.array(trashedPost),
    bytes: z.number().int().describe('Of the vault, taken by all that is in the trash.'),
    ...partOfList,
  }),
});

export const restorePosts = call({
  method: 'POST',
  path: '/api/trash/restore',
  who: 'signed-in',
  summary: "Gives the caller's own posts back from the trash, as they were: with their comments, hearts and albums. Those that cannot be are named.",
  body: z.object({ posts: z.array(id).min(1).max(maxPerPage), profileId: me }),
  answer: z.strictObject({ restoredPosts: z.array(post), refused: z.array(refusedPost) }),
});

export const restoreTrash = call({
  method: 'POST',
  path: '/api/trash/restore-all',
  who: 'signed-in',
  summary: "Gives all of the caller's posts in the trash back, as far as one call can.",
  body: z.object({ profileId: me }),
  answer: wholeTrash,
});

export const emptyTrash = call({
  method: 'POST',
  path: '/api/trash/empty',
  who: 'signed-in',
  summary: "Ends all of the caller's posts in the trash for ever, as far as one call can; their space is free again.",
  body: z.object({ profileId: me }),
  answer: wholeTrash,
});
