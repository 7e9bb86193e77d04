import { verifiedToConnect } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { customerMissing, doesNotFit, fitsIn, isCurrentPlan, type Plan, paymentDue, planOf, readPaidPlan } from '@kloak/proto/rules/plans.ts';
import { checkStays } from '../../domain/account-deletion.ts';
import { isPaid, planDowngrade, type Subscription, subscription } from '../../domain/subscription.ts';
import { askProvider } from '../../steps/ask-provider.ts';
import { isMissingAtProvider } from '../../steps/is-missing-at-provider.ts';
import { keepPlan } from '../../steps/keep-plan.ts';
import { ownCustomer } from '../../steps/own-customer.ts';
import { checkSalesOpen, paymentsOf } from '../../steps/payments-of.ts';

/** The address contains the plan that the page waits for. */
const confirmPath = ({ id }: Plan) => `/subscription-confirm?plan=${id}`;
const ownPath = '/subscription';

/**
 * Changes the existing subscription, so that nobody pays twice. A larger plan begins at once, a smaller one with the next period. Returns the address to
 * continue at.
 */
async function change(ctx: Ctx, me: string, state: Subscription, plan: Plan): Promise<string> {
  const here = (path: string) => `${ctx.settings.url}${path}`;
  if (state.dueSince !== undefined) throw refusalOf(paymentDue);
  const { customer, subscription: paid } = state;
  if (plan.storageBytes < planOf(state.plan).storageBytes) {
    if (state.cancels) await keepPlan(ctx, me, state);
    await ctx.decide(subscription.of({ member: me }), planDowngrade(me, plan.id), { step: 'downgrade' });
    return here(ownPath);
  }
  if (state.cancels || state.nextPlan !== undefined) await keepPlan(ctx, me, state);
  if (plan.id === state.plan) return here(ownPath);
  const { confirmUrl } = await paymentsOf(ctx).changePlan({ customer, subscription: paid, plan: plan.id, prorates: true, key: ctx.id('change') });
  return confirmUrl ?? here(confirmPath(plan));
}

/** A customer removed at the provider is created again. */
async function checkout(ctx: Ctx, me: string, plan: Plan): Promise<string> {
  const { url } = ctx.settings;
  const page = { plan: plan.id, returnUrl: `${url}${confirmPath(plan)}`, cancelUrl: `${url}/upgrade-store`, key: ctx.id('checkout') };
  const open = async (customer: string) => (await paymentsOf(ctx).openCheckout({ ...page, customer })).url;
  const known = await ownCustomer(ctx, me);
  try {
    return await open(known);
  } catch (error) {
    if (!isMissingAtProvider(error, customerMissing)) throw error;
    return open(await ownCustomer(ctx, me, known));
  }
}

export const choosePlan = rpc('billing', 'ChoosePlan', {
  access: verifiedToConnect,
  async run(ctx, { plan: id }, me) {
    const plan = valueOrRefuse(readPaidPlan(id));
    checkSalesOpen(ctx);
    const known = await ctx.state(subscription.of({ member: me }));
    checkStays(known);
    // The provider may have ended or changed it without a webhook so far.
    const state = isPaid(known) ? (await askProvider(ctx, me)).after : known;
    const isAsItIs = plan.id === state.plan && !state.cancels && state.nextPlan === undefined;
    if (isAsItIs) throw refusalOf(isCurrentPlan);
    const { used } = await ctx.rpc.media.GetUsage({});
    if (!fitsIn(used, plan)) throw refusalOf(doesNotFit(used, plan));
    return { url: isPaid(state) ? await change(ctx, me, state, plan) : await checkout(ctx, me, plan) };
  },
});
