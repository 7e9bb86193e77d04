import { refusalOf } from '@kloak/platform/errors.ts';
import type { Payments } from '@kloak/platform/ports/payments.ts';
import { salesClosed } from '@kloak/proto/rules/plans.ts';
import { type BillingCtx, sandboxPayments } from './sandbox-payments.ts';

/** Payment provider: the platform's, or the sandbox if none is set. */
export const paymentsOf = (ctx: BillingCtx): Payments => ctx.payments ?? sandboxPayments(ctx);

/** True at a public address without a provider: the sandbox would give any plan to anybody. Existing plans continue. */
export const areSalesClosed = ({ payments, settings }: Pick<BillingCtx, 'payments' | 'settings'>): boolean => payments === undefined && !settings.sandbox;

/** Refuses: 403 `no-sale`. */
export function checkSalesOpen(ctx: BillingCtx): void {
  if (areSalesClosed(ctx)) throw refusalOf(salesClosed);
}
