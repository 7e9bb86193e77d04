import { cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { pair, pairChange, request } from '../domain/pair.ts';
import { ownConnections } from '../views/own-connections.ts';
import { noProfile } from '../views/profiles.ts';

export const requestConnection = rpc('social', 'RequestConnection', {
  access: member,
  async run(ctx, { other }, me) {
    // One who was erased has a blank card.
    if (!(await ctx.view(cards).get(other))?.username) throw noProfile('No user with this username or email address was found');
    const change = pairChange(me, other);
    if (other !== me) await ctx.decide(pair.of(change), request(change, ctx.now()));
    return ownConnections(ctx, me);
  },
});
