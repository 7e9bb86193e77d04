import { rpc } from '@kloak/platform/rpc.ts';
import { type WritingPush, writingPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { inRoom } from '../../access/room.ts';
import { rooms } from '../../views/rooms.ts';
import { signalViewers } from '../../views/shared-signals.ts';

export const tellWriting = rpc('chat', 'TellWriting', {
  access: inRoom,
  async run(ctx, { room }, { member }) {
    const doc = await ctx.strict(rooms).get(room);
    const push: WritingPush = { roomId: room, profileId: member };
    ctx.pushAll(doc ? await signalViewers(ctx, 'typing', doc, member) : [], writingPush, push);
    return {};
  },
});
