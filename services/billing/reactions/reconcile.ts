import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { Sweep } from '@kloak/platform/reaction.ts';
import { accountToNote, isSuspectSweep, noteAccount, provider, suspectSweepText } from '../domain/provider.ts';
import { hasDifference, noteDifference, subscription } from '../domain/subscription.ts';
import { isolateRefusals } from '../steps/isolate-refusals.ts';
import { paymentsOf } from '../steps/payments-of.ts';
import { subscriptions } from '../views/subscriptions.ts';

const perPage = 100;
/** Maximum plans ended per sweep; the next one continues. */
const maxEnded = 1000;

/** Compares one plan. Returns true if the provider no longer knows the customer, which is not recorded yet. */
async function compare(ctx: ReactionCtx, member: string): Promise<boolean> {
  const stream = subscription.of({ member });
  const seen = await ctx.state(stream);
  const payments = paymentsOf(ctx);
  const told = await payments.subscriptionsOf(seen.customer);
  if (told.length === 0 && (await payments.isGone(seen.customer))) return true;
  if (hasDifference({ member, told, seen, at: ctx.now() })) await ctx.decide(stream, noteDifference(member), { step: 'difference' });
  return false;
}

/** Compares all plans. Returns the numbers of paid plans and of missing customers, and the first of those members. */
async function compareAll(ctx: ReactionCtx) {
  const members: string[] = [];
  const seen = { paid: 0, gone: 0, members };
  let next: string | undefined;
  do {
    const page = await ctx.view(subscriptions).page({ index: 'paid', equals: ['yes'], limit: perPage, before: next });
    for (const { id } of page.items) {
      seen.paid += 1;
      await isolateRefusals(ctx, id, async () => {
        if (!(await compare(ctx, id))) return;
        seen.gone += 1;
        if (members.length < maxEnded) members.push(id);
      });
    }
    next = page.next;
  } while (next !== undefined);
  return seen;
}

/**
 * Compares each paid plan with the provider. [Note: Customers who are gone] A wrong key of the same mode finds none of our customers. One missing
 * customer is a fact; many at once, or at another account, are a doubt. Then no plan changes, and a warning reports it.
 */
export const reconcile: Sweep = {
  name: 'reconcile-payments',
  everySeconds: 6 * 3600,
  async run(ctx) {
    const payments = paymentsOf(ctx);
    const [account, { account: known }] = [await payments.account(), await ctx.state(provider.of(undefined))];
    const { members, paid, gone } = await compareAll(ctx);
    const seen = { paid, gone, account, known };
    const doubted = isSuspectSweep(seen);
    payments.warn(doubted ? suspectSweepText(seen) : undefined);
    if (doubted) return;
    for (const member of members)
      await isolateRefusals(ctx, member, async () => void (await ctx.decide(subscription.of({ member }), noteDifference(member), { step: 'difference' })));
    const noted = accountToNote(seen);
    if (noted !== undefined) await ctx.decide(provider.of(undefined), noteAccount(noted));
  },
};
