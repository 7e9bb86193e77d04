import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { lowerPosition, parsePosition } from '@kloak/platform/wire/position.ts';
import { inbox, readUpTo } from '../domain/inbox.ts';
import { entries } from '../views/entries.ts';
import { positionSeenUntil } from '../views/read-entries.ts';

export const markRead = rpc('notification', 'MarkRead', {
  access: member,
  async run(ctx, { readTo, seen }, me) {
    const shownTo = new Date(readTo);
    // Limits the mark to existing entries.
    const bounded = async (shown: string) => lowerPosition(parsePosition(shown), await ctx.view(entries).position());
    const places = await (seen === undefined ? positionSeenUntil(ctx, me, shownTo.toISOString()) : bounded(seen));
    const moment = new Date(Math.min(shownTo.getTime(), ctx.now().getTime())).toISOString();
    await ctx.decide(inbox.of({ member: me }), readUpTo(me, places, moment));
    return {};
  },
});
