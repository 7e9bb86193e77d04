// Behaviour of the provider over time: announces renewals, charges for the next period, retries, and ends cancelled subscriptions.
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { planOf } from '@kloak/proto/rules/plans.ts';
import {
  charge,
  isActive,
  type Sandbox,
  type SandboxEvent,
  type SandboxStep,
  type SandboxSubscription,
  stepEvents,
  updated,
  withSubscription,
} from './sandbox.ts';
import { canCharge } from './sandbox-card.ts';

/** Days before a renewal for its announcement, and days between attempts to charge. */
const announceDays = 7;
const retryDays = 7;
const maxAttempts = 4;

const daysAfter = (iso: string, days: number) => new Date(Date.parse(iso) + days * dayMs).toISOString();

/** Time of the subscription's next step; none while it waits for another card. A cancelled one ends, even unpaid. */
function nextOf({ status, periodEnd, cancels, retryAt, announced }: SandboxSubscription): string | undefined {
  if (status === 'PAST_DUE' && !cancels) return retryAt;
  return cancels || announced === periodEnd ? periodEnd : daysAfter(periodEnd, -announceDays);
}

/** Time of the next step: ISO 8601 UTC. */
export function nextDue({ subscriptions }: Sandbox): string | undefined {
  return subscriptions
    .filter(isActive)
    .flatMap((one) => nextOf(one) ?? [])
    .sort()[0];
}

/** Performs one due step. `invoiceId`: id of a new invoice. */
export function renew(invoiceId: string, at: Date) {
  return (state: Sandbox): SandboxEvent[] => {
    const now = at.toISOString();
    const due = state.subscriptions.find((one) => isActive(one) && (nextOf(one) ?? '9') <= now);
    return due === undefined ? [] : stepEvents(step(state, due, invoiceId, at));
  };
}

function step(state: Sandbox, due: SandboxSubscription, invoiceId: string, at: Date): SandboxStep {
  if (due.cancels && due.periodEnd <= at.toISOString()) {
    return {
      after: withSubscription(state, { ...due, status: 'ENDED' }),
      notices: [{ kind: 'customer.subscription.deleted', object: due.id, cents: 0 }],
    };
  }
  if (due.status === 'ACTIVE' && due.periodEnd > at.toISOString()) {
    const after = withSubscription(state, { ...due, announced: due.periodEnd });
    return { after, notices: [{ kind: 'invoice.upcoming', object: due.id, cents: planOf(due.plan).cents }] };
  }
  return canCharge(state.card?.lastFour) ? charge(state, due, invoiceId, at) : fail(state, due, at);
}

function fail(state: Sandbox, due: SandboxSubscription, at: Date): SandboxStep {
  const attempts = due.attempts + 1;
  const retryAt = attempts < maxAttempts ? daysAfter(at.toISOString(), retryDays) : undefined;
  const after = withSubscription(state, { ...due, status: 'PAST_DUE', attempts, retryAt });
  return { after, notices: [updated(due), { kind: 'invoice.payment_failed', object: due.id, cents: planOf(due.plan).cents }] };
}
