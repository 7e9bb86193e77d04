import { unavailable } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { pairMember } from '../../access/room.ts';
import { openPair, pairRoom, room } from '../../domain/room.ts';
import { readConversation } from '../../views/conversation.ts';
import { membershipOf, memberships } from '../../views/memberships.ts';

export const openPairRoom = rpc('chat', 'OpenPair', {
  access: pairMember,
  async run(ctx, { other, ...page }, me) {
    const id = pairRoom(me, other);
    await ctx.decide(room.of({ room: id }), openPair(me, other));
    const side = await membershipOf(ctx.view(memberships), id, me);
    if (!side) throw unavailable('This chat', 'catching-up');
    return readConversation(ctx, side, page);
  },
});
