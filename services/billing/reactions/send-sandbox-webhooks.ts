import { derivedId } from '@kloak/platform/codec/keys.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { causeOf } from '@kloak/platform/mails/mail-cause.ts';
import { signNotice } from '@kloak/platform/payments/signed-notices.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { webhookPath } from '@kloak/proto/rules/sandbox-page.ts';
import type { SandboxNotice__Output } from '@kloak/proto/types/billing.ts';
import { sandboxKey } from '../steps/sandbox-payments.ts';

const timeoutMs = 10_000;

const kindOf = ({ kind }: SandboxNotice__Output) => (kind.startsWith('invoice.') ? 'invoice' : 'subscription');

async function tell(ctx: ReactionCtx, id: string, customer: string, notice: SandboxNotice__Output): Promise<void> {
  const { kind, object, cents } = notice;
  const fields = { id: object, object: kindOf(notice), customer, amount_paid: cents };
  const created = Math.floor(ctx.now().getTime() / 1000);
  const body = JSON.stringify({ id, type: kind, created, livemode: false, data: { object: fields } });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signNotice(body, await sandboxKey(ctx), ctx.now()) };
  const address = `${ctx.settings.gatewayUrl()}${webhookPath}`;
  const answer = await fetch(address, { method: 'POST', body, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  await answer?.body?.cancel();
  if (answer?.ok !== true) throw unavailable('The gateway');
}

/** Webhooks of the sandbox, repeated until accepted, like a provider's. */
export const sendSandboxWebhooks = reaction({
  name: 'tell-of-sandbox',
  from: 'start',
  on: {
    billing: {
      async SandboxMoved(ctx, event) {
        const { customer, notices } = event.data;
        for (const [nth, notice] of notices.entries()) await tell(ctx, `evt-${derivedId(causeOf(event), nth)}`, customer, notice);
      },
    },
  },
});
