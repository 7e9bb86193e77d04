import { member } from '@kloak/access/rules.ts';
import { listOf, readShown } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { connectionsWithoutMessages } from '../../views/find-people.ts';
import { type Membership, memberships } from '../../views/memberships.ts';
import { profileOf } from '../../views/profiles.ts';
import { roomCounts } from '../../views/room-counts.ts';
import { bytesOfRoom, showRooms } from '../../views/show-rooms.ts';

export const listRooms = rpc('chat', 'ListRooms', {
  access: member,
  async run(ctx, request, me) {
    const list = listOf(ctx.view(memberships), { index: 'byMember', equals: [me] });
    const shown = { show: (sides: Membership[]) => showRooms(ctx, me, sides), bytesOf: bytesOfRoom };
    const [{ items, next }, counted] = await Promise.all([readShown(list, request, shown), ctx.view(roomCounts).get(me)]);
    const unwritten = next === undefined ? await connectionsWithoutMessages(ctx, me) : [];
    return { rooms: items, total: counted?.rooms ?? 0, next, unwritten: unwritten.map(profileOf) };
  },
});
