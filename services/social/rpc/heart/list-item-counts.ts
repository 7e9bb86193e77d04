import { viewableAmong } from '@kloak/access/may-view-item.ts';
import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { comments, countAllComments } from '../../views/comments.ts';
import { countAllHearts, hearts } from '../../views/hearts.ts';

export const listItemCounts = rpc('social', 'ListItemCounts', {
  access: member,
  async run(ctx, { items: asked }) {
    const items = [...(await viewableAmong(ctx, [...new Set(asked)].slice(0, maxPerPage)))];
    const [heartsOf, commentsOf] = await Promise.all([countAllHearts(ctx.view(hearts), items), countAllComments(ctx.view(comments), items)]);
    return { counts: items.map((item) => ({ item, hearts: heartsOf.get(item) ?? 0, comments: commentsOf.get(item) ?? 0 })) };
  },
});
