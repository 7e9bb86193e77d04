import { rpc } from '@kloak/platform/rpc.ts';
import { writerOfMessage } from '../../access/room.ts';
import { message, remove } from '../../domain/message.ts';

export const deleteMessage = rpc('chat', 'DeleteMessage', {
  access: writerOfMessage,
  async run(ctx, _request, { writer, ...place }) {
    await ctx.decide(message.of(place), remove(place, writer));
    return {};
  },
});
