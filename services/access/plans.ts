// Storage limits of a member's plan.
import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import { freePlan, type Plan, planInForce, planOf } from '@kloak/proto/rules/plans.ts';
import type { SubscriptionState__Output } from '@kloak/proto/types/billing.ts';

/** `changes`: number of changes of the plan. `locked`: uploads are refused until a due payment. */
export type PlanDoc = { plan: string; changes: number; locked: boolean };

type PlanEvent = { data: { member: string; after: Pick<SubscriptionState__Output, 'plan' | 'given' | 'changes' | 'lockedAt'> | null } };

const stands = {
  ids: ({ data: { member } }: PlanEvent) => [member],
  fold: (doc: PlanDoc | undefined, { data: { after } }: PlanEvent): PlanDoc | undefined =>
    after === null ? doc : { plan: planInForce(after).id, changes: after.changes, locked: after.lockedAt !== undefined },
};

/** Strict view: one document for each member who ever had a paid or given plan. */
export const plans = strictView<PlanDoc>({
  name: 'plans',
  foldVersion: 1,
  touched: { billing: { subscription: ['home'] } },
  on: {
    billing: {
      PlanStarted: stands,
      PlanSwitched: stands,
      PlanEnded: stands,
      DowngradeWithdrawn: stands,
      DowngradeRefused: stands,
      PaymentSettled: stands,
      UploadsLocked: stands,
      SpaceGiven: stands,
      CustomerForgotten: stands,
    },
  },
});

/** Bytes of a vault and of its largest file. `changes`: of which state of the plan this is. */
export type SpaceLimits = { plan: Plan; maxBytes: number; maxFileBytes: number; changes: number; locked: boolean };

/** `free`: limits of the free plan, from the settings. */
export async function spaceLimitsOf(reader: ViewReader<PlanDoc>, member: string, free: { freeSpaceBytes: number; maxFileBytes: number }): Promise<SpaceLimits> {
  const { plan: id, changes, locked } = (await reader.get(member)) ?? { plan: freePlan.id, changes: 0, locked: false };
  const plan = planOf(id);
  const limits =
    plan === freePlan ? { maxBytes: free.freeSpaceBytes, maxFileBytes: free.maxFileBytes } : { maxBytes: plan.storageBytes, maxFileBytes: plan.maxFileBytes };
  return { plan, ...limits, changes, locked };
}
