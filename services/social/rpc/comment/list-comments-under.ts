import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { comments, isComment } from '../../views/comments.ts';
import { showComments } from './show-comment.ts';

const maxThings = 500;

/** Internal, for media's export of the items' owner; see the table of permitted calls. */
export const listCommentsUnder = rpc('social', 'ListCommentsUnder', {
  access: internal,
  async run(ctx, { member, things, before }) {
    const keys = things.slice(0, maxThings).map((thing) => [thing]);
    const page = await ctx.view(comments).newest({ index: 'thread', keys, limit: maxPerPage, ...(before !== undefined && { before }) });
    return { comments: await showComments(ctx, page.items.filter(isComment), member), next: page.next };
  },
});
