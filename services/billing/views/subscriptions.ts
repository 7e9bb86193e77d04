import { view } from '@kloak/platform/view.ts';
import type { Subscription } from '../domain/subscription.ts';

/** Times at which something is due for a paying member, ISO 8601 UTC. Fields without due work are absent. */
export type SubscriptionDoc = {
  id: string;
  paid?: 'yes' | undefined;
  /** Time since which a payment is due that has not locked uploads yet. */
  dueSince?: string | undefined;
  /** Start of a smaller plan. */
  shrinksAt?: string | undefined;
};

type SubscriptionUpdate = { data: { member: string; after: Subscription | null } };

const stands = {
  ids: ({ data: { member } }: SubscriptionUpdate) => [member],
  fold: (doc: SubscriptionDoc | undefined, { data: { member: id, after } }: SubscriptionUpdate): SubscriptionDoc | undefined => {
    if (after === null) return doc;
    const { subscription, dueSince, lockedAt, nextPlan, periodEnd } = after;
    return {
      id,
      paid: subscription === '' ? undefined : 'yes',
      dueSince: lockedAt === undefined ? dueSince : undefined,
      shrinksAt: nextPlan === undefined ? undefined : periodEnd,
    };
  },
};

/** One document for each member who ever opened a checkout. */
export const subscriptions = view<SubscriptionDoc>({
  name: 'subscriptions',
  foldVersion: 1,
  indexes: {
    paid: { equals: ['paid'], sort: 'id', order: 'oldest' },
    due: { equals: [], sort: 'dueSince', order: 'oldest' },
    shrinking: { equals: [], sort: 'shrinksAt', order: 'oldest' },
  },
  on: {
    billing: {
      CustomerAssigned: stands,
      PlanStarted: stands,
      PlanSwitched: stands,
      PlanEnded: stands,
      PlanRenewed: stands,
      CancellationPlanned: stands,
      DowngradePlanned: stands,
      DowngradeWithdrawn: stands,
      DowngradeRefused: stands,
      PaymentFailed: stands,
      PaymentSettled: stands,
      UploadsLocked: stands,
      CustomerForgotten: stands,
    },
  },
});
