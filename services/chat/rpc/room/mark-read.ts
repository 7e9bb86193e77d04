import { rpc } from '@kloak/platform/rpc.ts';
import { inRoom } from '../../access/room.ts';
import { readMark, readTo } from '../../domain/read-mark.ts';

export const markRead = rpc('chat', 'MarkRead', {
  access: inRoom,
  async run(ctx, { room, seq: read }, { member: who, seq: newest }) {
    await ctx.decide(readMark.of({ room, who }), readTo({ room, who }, Math.min(read ?? newest, newest)));
    return {};
  },
});
