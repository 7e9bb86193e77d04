import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { checkStays } from '../../domain/account-deletion.ts';
import { subscription } from '../../domain/subscription.ts';
import { keepPlan as keep } from '../../steps/keep-plan.ts';
import { showSubscription } from '../../steps/show-subscription.ts';

export const keepPlan = rpc('billing', 'KeepPlan', {
  access: member,
  async run(ctx, _request, me) {
    const state = await ctx.state(subscription.of({ member: me }));
    checkStays(state);
    await keep(ctx, me, state);
    return showSubscription(ctx, me);
  },
});
