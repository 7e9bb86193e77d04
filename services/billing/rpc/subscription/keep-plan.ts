import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { checkStays } from '../../domain/account-deletion.ts';
import { checkPaid, isPaid, subscription } from '../../domain/subscription.ts';
import { askProvider } from '../../steps/ask-provider.ts';
import { keepPlan as keep } from '../../steps/keep-plan.ts';
import { showSubscription } from '../../steps/show-subscription.ts';

export const keepPlan = rpc('billing', 'KeepPlan', {
  access: member,
  async run(ctx, _request, me) {
    const state = await ctx.state(subscription.of({ member: me }));
    checkStays(state);
    checkPaid(state);
    const { after } = await askProvider(ctx, me);
    if (isPaid(after)) await keep(ctx, me, after);
    return showSubscription(ctx, me);
  },
});
