import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { inbox, readUpTo } from '../domain/inbox.ts';

export const markRead = rpc('notification', 'MarkRead', {
  access: member,
  async run(ctx, { readTo }, me) {
    await ctx.decide(inbox.of({ member: me }), readUpTo(me, new Date(readTo), ctx.now()));
    return {};
  },
});
