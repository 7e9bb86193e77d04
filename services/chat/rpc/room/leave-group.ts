import { rpc } from '@kloak/platform/rpc.ts';
import { leavesRoom } from '../../access/room.ts';
import { leave, room } from '../../domain/room.ts';

export const leaveGroup = rpc('chat', 'LeaveGroup', {
  access: leavesRoom,
  narrows: true,
  async run(ctx, { room: id }, member) {
    await ctx.decide(room.of({ room: id }), leave(id, member));
    return {};
  },
});
