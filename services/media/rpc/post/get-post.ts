import { mayViewOrLook } from '@kloak/access/looks.ts';
import type { ViewableItem } from '@kloak/access/rules.ts';
import { type Access, rpc } from '@kloak/platform/rpc.ts';
import { showSinglePost } from '../../steps/show-single-post.ts';

/** Viewers of the item, and admins who look at a reported one. Refuses: 401, 403 `not-yours`, 404 `no-item`, 503. */
const viewerOrLooker: Access<{ item: string }, ViewableItem> = {
  rule: 'viewer',
  check: async (ctx, { item }) => ({ ...(await mayViewOrLook(ctx, item)), viewer: ctx.account() }),
};

export const getPost = rpc('media', 'GetPost', {
  access: viewerOrLooker,
  run: async (ctx, { item }, { owner, viewer }) => ({ post: await showSinglePost(ctx, { item, owner, viewer }) }),
});
