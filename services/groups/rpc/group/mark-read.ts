import { rpc } from '@kloak/platform/rpc.ts';
import { isInGroup } from '../../access/post.ts';
import { readMark, readUpTo } from '../../domain/read-mark.ts';
import { lastSeen, news } from '../../views/news.ts';

export const markRead = rpc('groups', 'MarkRead', {
  access: isInGroup,
  async run(ctx, { group, readTo, seen }, who) {
    const last = await lastSeen(ctx.view(news), group, new Date(readTo).toISOString(), seen);
    if (!last) return {};
    const moment = new Date(Math.min(Date.parse(last.at), ctx.now().getTime())).toISOString();
    await ctx.decide(readMark.of({ group, who }), readUpTo({ group, who }, { seq: last.seq, moment }));
    return {};
  },
});
