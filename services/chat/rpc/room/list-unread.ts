import { member } from '@kloak/access/rules.ts';
import { listOf, readList } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { memberships, unreadOf } from '../../views/memberships.ts';

export const listUnread = rpc('chat', 'ListUnread', {
  access: member,
  async run(ctx, request, me) {
    const { items, next } = await readList(listOf(ctx.view(memberships), { index: 'unread', equals: [me, true] }), request);
    return { rooms: items.map((side) => ({ room: side.room, unread: unreadOf(side) })), next };
  },
});
