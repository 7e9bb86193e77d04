import { rpc } from '@kloak/platform/rpc.ts';
import { inRoom } from '../../access/room.ts';
import { readConversation } from '../../views/conversation.ts';

export const listMessages = rpc('chat', 'ListMessages', {
  access: inRoom,
  run: (ctx, { room: _room, ...page }, side) => readConversation(ctx, side, page),
});
