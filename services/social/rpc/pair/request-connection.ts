import { cards } from '@kloak/access/cards.ts';
import { verifiedToConnect } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noSuchMember } from '@kloak/proto/rules/members.ts';
import { pair, pairChange, request } from '../../domain/pair.ts';
import { fullLists } from '../../views/full-lists.ts';
import { ownConnections } from '../../views/own-connections.ts';

export const requestConnection = rpc('social', 'RequestConnection', {
  access: verifiedToConnect,
  async run(ctx, { other }, me) {
    // One who was erased has a blank card.
    if (!(await ctx.view(cards).get(other))?.username) throw refusalOf(noSuchMember);
    const change = pairChange(me, other);
    if (other !== me) await ctx.decide(pair.of(change), request(change, ctx.now(), await fullLists(ctx, me, other)));
    return ownConnections(ctx, me);
  },
});
