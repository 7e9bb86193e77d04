import { verifiedToConnect } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { orRefuse, refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { doesNotFit, fitsIn, isCurrentPlan, type Plan, paymentDue, planOf, readPaidPlan } from '@kloak/proto/rules/plans.ts';
import { checkStays } from '../../domain/account-deletion.ts';
import { isPaid, planDowngrade, type Subscription, subscription } from '../../domain/subscription.ts';
import { keepPlan } from '../../steps/keep-plan.ts';
import { ownCustomer } from '../../steps/own-customer.ts';
import { checkSells, paymentsOf } from '../../steps/payments-of.ts';

/** Which plan is waited for there, its address says. */
const confirmPath = ({ id }: Plan) => `/subscription-confirm?plan=${id}`;
const ownPath = '/subscription';

/** What is paid for is changed, so that nobody ever pays twice; a larger plan begins at once, a smaller one when the period ends. Answers where one goes on. */
async function change(ctx: Ctx, me: string, state: Subscription, plan: Plan): Promise<string> {
  if (state.dueSince !== undefined) throw refusalOf(paymentDue);
  const { customer, subscription: paid } = state;
  if (plan.storageBytes < planOf(state.plan).storageBytes) {
    if (state.cancels) await keepPlan(ctx, me, state);
    await ctx.decide(subscription.of({ member: me }), planDowngrade(me, plan.id), { step: 'downgrade' });
    return ownPath;
  }
  if (state.cancels || state.nextPlan !== undefined) await keepPlan(ctx, me, state);
  if (plan.id === state.plan) return ownPath;
  await paymentsOf(ctx).changePlan({ customer, subscription: paid, plan: plan.id, prorates: true, key: ctx.id('change') });
  return confirmPath(plan);
}

async function checkout(ctx: Ctx, me: string, plan: Plan): Promise<{ url: string }> {
  const { url } = ctx.settings;
  const customer = await ownCustomer(ctx, me);
  const key = ctx.id('checkout');
  return paymentsOf(ctx).openCheckout({ customer, plan: plan.id, returnUrl: `${url}${confirmPath(plan)}`, cancelUrl: `${url}/upgrade-store`, key });
}

export const choosePlan = rpc('billing', 'ChoosePlan', {
  access: verifiedToConnect,
  async run(ctx, { plan: id }, me) {
    const plan = orRefuse(readPaidPlan(id));
    checkSells(ctx);
    const state = await ctx.state(subscription.of({ member: me }));
    checkStays(state);
    const isAsItIs = plan.id === state.plan && !state.cancels && state.nextPlan === undefined;
    if (isAsItIs) throw refusalOf(isCurrentPlan);
    const { used } = await ctx.rpc.media.GetUsage({});
    if (!fitsIn(used, plan)) throw refusalOf(doesNotFit(used, plan));
    return isPaid(state) ? { url: `${ctx.settings.url}${await change(ctx, me, state, plan)}` } : checkout(ctx, me, plan);
  },
});
