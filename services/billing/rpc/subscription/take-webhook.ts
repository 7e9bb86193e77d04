import { anyone } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { PaymentNotice } from '@kloak/platform/ports/payments.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { customer } from '../../domain/customer.ts';
import { noteInvoicePaid, notePaymentFailed, noteRenewal, subscription } from '../../domain/subscription.ts';
import { askProvider } from '../../steps/ask-provider.ts';
import { awaitSpaceLimit } from '../../steps/await-space-limit.ts';
import { paymentsOf } from '../../steps/payments-of.ts';

const passedOverSeconds = 30 * 24 * 3600;

/** Records the invoice of a notice, in addition to the state. `once`: idempotency key. */
async function noteInvoice(ctx: Ctx, member: string, { id, kind, invoice }: PaymentNotice): Promise<void> {
  const stream = subscription.of({ member });
  if (kind === 'invoice.paid' && invoice) await ctx.decide(stream, noteInvoicePaid(member, invoice), { once: `paid:${invoice.id}` });
  if (kind === 'invoice.payment_failed') await ctx.decide(stream, notePaymentFailed(member, ctx.now()), { once: `webhook:${id}` });
  if (kind === 'invoice.upcoming') await ctx.decide(stream, noteRenewal(member), { once: `webhook:${id}` });
}

/** Kinds of notices after which the provider is asked for the state. */
const kinds = /^(customer\.deleted|customer\.subscription\.\w+|checkout\.session\.completed|invoice\.(paid|payment_failed|payment_succeeded|upcoming))$/;

async function memberOf(ctx: Ctx, { kind, customer: id }: PaymentNotice): Promise<string | undefined> {
  return id !== undefined && kinds.test(kind) ? (await ctx.state(customer.of({ customer: id }))).member : undefined;
}

/** The signature identifies the caller. */
export const takeWebhook = rpc('billing', 'TakeWebhook', {
  access: anyone,
  async run(ctx, { body, signature }) {
    const notice = await paymentsOf(ctx).readNotice(body, signature);
    const member = await memberOf(ctx, notice);
    if (member === undefined) {
      ctx.log.info({ kind: notice.kind }, 'a webhook of another kind, or of a customer of somebody else, is passed over');
      return { known: false, passedOver: (await ctx.cache.count('webhooks-passed-over', passedOverSeconds)).count };
    }
    await askProvider(ctx, member);
    await noteInvoice(ctx, member, notice);
    await awaitSpaceLimit(ctx);
    return { known: true, passedOver: 0 };
  },
});
