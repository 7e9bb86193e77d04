import { cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import { planInForce } from '@kloak/proto/rules/plans.ts';
import { subscription } from '../../domain/subscription.ts';

export const getPlan = rpc('billing', 'GetPlan', {
  access: member,
  async run(ctx, { email }, me) {
    const card = await ctx.view(cards).get(me);
    if (card === undefined || normalizeAddress(email) !== normalizeAddress(card.email))
      throw new Refusal('forbidden', 'not-you', 'You can only do this for yourself.');
    return { plan: planInForce(await ctx.state(subscription.of({ member: me }))).id };
  },
});
