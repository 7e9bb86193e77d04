import { member } from '@kloak/access/rules.ts';
import { countWithin } from '@kloak/platform/lists/answer-size.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { findRooms } from '../../views/find-rooms.ts';
import { bytesOfRoom, showRooms } from '../../views/show-rooms.ts';

export const searchRooms = rpc('chat', 'FindRooms', {
  access: member,
  async run(ctx, { query }, me) {
    const rooms = await showRooms(ctx, me, await findRooms(ctx, me, query));
    return { rooms: rooms.slice(0, countWithin(rooms.map(bytesOfRoom))) };
  },
});
