import { cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { blockYourself, maxBlocked } from '@kloak/proto/rules/people/connections.ts';
import { noSuchMember } from '@kloak/proto/rules/people/members.ts';
import { block, pair, pairChange } from '../../domain/pair.ts';
import { isFull } from '../../steps/reached-limits.ts';
import { ownConnections } from './own-connections.ts';

export const blockMember = rpc('social', 'BlockMember', {
  access: member,
  narrows: true,
  async run(ctx, { other }, me) {
    if (other === me) throw refusalOf(blockYourself);
    // An erased member has a blank card.
    if (!(await ctx.view(cards).get(other))?.username) throw refusalOf(noSuchMember);
    const change = pairChange(me, other);
    await ctx.decide(pair.of(change), block(change, ctx.now(), await isFull(ctx, me, 'blocked', maxBlocked)));
    return ownConnections(ctx, me);
  },
});
