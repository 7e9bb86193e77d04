import { rpc } from '@kloak/platform/rpc.ts';
import { leadsGroup } from '../../access/room.ts';
import { remove, room } from '../../domain/room.ts';
import { showRoom } from '../../views/show-rooms.ts';

export const removeFromGroup = rpc('chat', 'RemoveFromGroup', {
  access: leadsGroup,
  narrows: true,
  async run(ctx, { room: id, removed }, { member }) {
    await ctx.decide(room.of({ room: id }), remove(id, member, removed));
    return { room: await showRoom(ctx, member, id) };
  },
});
