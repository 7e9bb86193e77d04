import { rpc } from '@kloak/platform/rpc.ts';
import { isInGroup } from '../../access/post.ts';
import { readMark, readUpTo } from '../../domain/read-mark.ts';

export const markRead = rpc('groups', 'MarkRead', {
  access: isInGroup,
  async run(ctx, { group, readTo }, who) {
    await ctx.decide(readMark.of({ group, who }), readUpTo({ group, who }, new Date(readTo), ctx.now()));
    return {};
  },
});
