import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { subscription } from '../../domain/subscription.ts';
import { paymentsOf } from '../../steps/payments-of.ts';

export const getPayments = rpc('billing', 'GetPayments', {
  access: member,
  async run(ctx, _request, me) {
    const { customer } = await ctx.state(subscription.of({ member: me }));
    return customer === '' ? { invoices: [] } : paymentsOf(ctx).paymentsOf(customer);
  },
});
