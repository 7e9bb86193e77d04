import { cardByMail, cards } from '@kloak/access/cards.ts';
import { admin } from '@kloak/access/rules.ts';
import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readAddressOfOther } from '@kloak/proto/rules/people/addresses.ts';
import { nobodyAtAddress } from '@kloak/proto/rules/people/admins.ts';
import { readGivenPlan } from '@kloak/proto/rules/plans.ts';
import { giveSpace as give, subscription } from '../../domain/subscription.ts';
import { awaitSpaceLimit } from '../../steps/await-space-limit.ts';

export const giveSpace = rpc('billing', 'GiveSpace', {
  access: admin,
  async run(ctx, { email, plan: id }, by) {
    const [address, plan] = [valueOrRefuse(readAddressOfOther(email)), valueOrRefuse(readGivenPlan(id))];
    const card = await cardByMail(ctx.view(cards), address);
    if (card === undefined) throw refusalOf(nobodyAtAddress);
    await ctx.decide(subscription.of({ member: card.id }), give(card.id, plan.id, by));
    await awaitSpaceLimit(ctx);
    return { email: card.email };
  },
});
