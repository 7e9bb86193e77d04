// The payments port over the sandbox. [Note: Sandbox of payments] Streams of our own log store what the provider would, so it is as durable as everything
// else on both platforms. Webhooks are signed like Stripe's, and reactions send them to the same path.
import { randomBytes } from 'node:crypto';
import { derivedId } from '@kloak/platform/codec/keys.ts';
import type { Ctx, ReactionCtx } from '@kloak/platform/context.ts';
import { noticeOf } from '@kloak/platform/payments/notices.ts';
import { checkSignature } from '@kloak/platform/payments/signed-notices.ts';
import { maxInvoicesShown, type PaidSubscription, type Payments } from '@kloak/platform/ports/payments.ts';
import { readInvoiceStatus } from '@kloak/proto/rules/plans.ts';
import { sandboxPath } from '@kloak/proto/rules/sandbox-page.ts';
import { changePlan, isActive, openSession, refundAndEnd, removeCustomer, type Sandbox, sandbox, setCancels } from '../domain/sandbox.ts';

export type BillingCtx = Ctx | ReactionCtx;

/** Signing key of the sandbox, created once. */
export const sandboxKey = (ctx: Pick<BillingCtx, 'secrets'>): Promise<string> =>
  ctx.secrets.ensure('sandbox-webhook-key', () => `whsec_${randomBytes(32).toString('base64url')}`);

const shown = ({ id, plan, status, periodEnd, cancels }: Sandbox['subscriptions'][number]): PaidSubscription => ({
  id,
  plan,
  status: status === 'PAST_DUE' ? 'PAST_DUE' : 'ACTIVE',
  periodEnd,
  cancels,
});

export function sandboxPayments(ctx: BillingCtx): Payments {
  const stateOf = (customer: string) => ctx.state(sandbox.of({ customer }));
  const openPage = async ({ customer, key, ...page }: { customer: string; key: string; plan?: string; returnUrl: string; cancelUrl: string }) => {
    const id = derivedId('page', customer, key);
    await ctx.decide(sandbox.of({ customer }), openSession(customer, { id, ...page }, ctx.now()), { once: key });
    return { url: `${ctx.settings.url}${sandboxPath}/${customer}.${id}` };
  };
  return {
    isSandbox: true,
    syncCatalogue: async () => undefined,
    ensureCustomer: async (member, gone) => `cus-${gone === undefined ? derivedId('customer', member) : derivedId('customer', member, gone)}`,
    openCheckout: openPage,
    openPortal: ({ returnUrl, ...wanted }) => openPage({ ...wanted, returnUrl, cancelUrl: returnUrl }),
    // The sandbox's state is in our own log.
    account: async () => undefined,
    isGone: async () => false,
    async subscriptionsOf(customer) {
      const living = (await stateOf(customer)).subscriptions.filter(isActive);
      const age = ({ startedAt, id }: (typeof living)[number]) => `${startedAt} ${id}`;
      return living.sort((a, b) => (age(a) < age(b) ? -1 : 1)).map(shown);
    },
    async changePlan({ customer, key, ...wanted }) {
      const invoice = derivedId('invoice', customer, key);
      await ctx.decide(sandbox.of({ customer }), changePlan({ ...wanted, invoice, at: ctx.now() }), { once: key });
      return {};
    },
    async setCancels({ customer, subscription, cancels, key }) {
      await ctx.decide(sandbox.of({ customer }), setCancels(subscription, cancels), { once: key });
    },
    async refundAndEnd({ customer, subscription, key }) {
      await ctx.decide(sandbox.of({ customer }), refundAndEnd(subscription), { once: key });
    },
    async removeCustomer(customer) {
      await ctx.decide(sandbox.of({ customer }), removeCustomer, { once: 'removed' });
    },
    async paymentsOf(customer) {
      const { invoices, card } = await stateOf(customer);
      const known = invoices.flatMap(({ id, cents, status: kept, at }) => {
        const status = readInvoiceStatus(kept);
        return status === undefined ? [] : [{ id, cents, status, at }];
      });
      return { invoices: known.slice(0, maxInvoicesShown), lastFour: card?.lastFour };
    },
    async readNotice(body, signature) {
      checkSignature(body, signature, await sandboxKey(ctx), ctx.now());
      return noticeOf(body);
    },
    warn: () => undefined,
    warnings: () => [],
  };
}
