import { cards } from '@kloak/access/cards.ts';
import { verifiedToConnect } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noSuchMember } from '@kloak/proto/rules/people/members.ts';
import { askToConnect } from '../../steps/ask-to-connect.ts';
import { ownConnections } from './own-connections.ts';

export const requestConnection = rpc('social', 'RequestConnection', {
  access: verifiedToConnect,
  async run(ctx, { other }, me) {
    // An erased member has a blank card.
    if (!(await ctx.view(cards).get(other))?.username) throw refusalOf(noSuchMember);
    if (other !== me) await askToConnect(ctx, me, other);
    return ownConnections(ctx, me);
  },
});
