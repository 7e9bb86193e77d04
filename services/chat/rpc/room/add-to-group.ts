import { rpc } from '@kloak/platform/rpc.ts';
import { leadsGroup } from '../../access/room.ts';
import { add, room } from '../../domain/room.ts';
import { showRoom } from '../../views/show-rooms.ts';

export const addToGroup = rpc('chat', 'AddToGroup', {
  access: leadsGroup,
  async run(ctx, { room: id, members }, { member }) {
    await ctx.decide(room.of({ room: id }), add(id, member, members));
    return { room: await showRoom(ctx, member, id) };
  },
});
