import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { customerMissing } from '@kloak/proto/rules/plans.ts';
import { checkPaid, subscription } from '../../domain/subscription.ts';
import { askProvider } from '../../steps/ask-provider.ts';
import { isMissingAtProvider } from '../../steps/is-missing-at-provider.ts';
import { checkSalesOpen, paymentsOf } from '../../steps/payments-of.ts';

export const openPortal = rpc('billing', 'OpenPortal', {
  access: member,
  async run(ctx, _request, me) {
    const state = await ctx.state(subscription.of({ member: me }));
    checkPaid(state);
    checkSalesOpen(ctx);
    try {
      return await paymentsOf(ctx).openPortal({ customer: state.customer, returnUrl: `${ctx.settings.url}/subscription`, key: ctx.id('portal') });
    } catch (error) {
      if (!isMissingAtProvider(error, customerMissing)) throw error;
      checkPaid((await askProvider(ctx, me)).after);
      throw error;
    }
  },
});
