import type { Payments } from '@kloak/platform/ports/payments.ts';
import { type BillingCtx, sandboxPayments } from './sandbox-payments.ts';

/** The provider that takes members' money: the platform's, or the sandbox where none is set. */
export const paymentsOf = (ctx: BillingCtx): Payments => ctx.payments ?? sandboxPayments(ctx);
