import { rpc } from '@kloak/platform/rpc.ts';
import { writerOfMessage } from '../../access/room.ts';
import { message, remove } from '../../domain/message.ts';
import { room } from '../../domain/room.ts';

export const deleteMessage = rpc('chat', 'DeleteMessage', {
  access: writerOfMessage,
  narrows: true,
  async run(ctx, _request, { writer, ...place }) {
    const state = await ctx.state(room.of({ room: place.room }));
    await ctx.decide(message.of(place), remove(place, writer, state.status === 'open' ? state.members : []));
    return {};
  },
});
