import { rpc } from '@kloak/platform/rpc.ts';
import { readerOfMessage } from '../../access/room.ts';

export const getWriter = rpc('chat', 'GetWriter', {
  access: readerOfMessage,
  run: async (_ctx, _request, { writer }) => ({ writer }),
});
