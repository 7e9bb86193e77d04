import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announce(ctx: ReactionCtx, { data: { member } }: { data: { member: string } }): Promise<void> {
  ctx.pushChanges([member], [{ what: 'plan' }, { what: 'usage' }]);
}

/** Tells a member's pages that the plan changed, and with it the space. */
export const announcePlan = reaction({
  name: 'announce-plan',
  from: 'now',
  on: {
    billing: {
      PlanStarted: announce,
      PlanSwitched: announce,
      PlanEnded: announce,
      PlanRenewed: announce,
      CancellationPlanned: announce,
      CancellationWithdrawn: announce,
      DowngradePlanned: announce,
      DowngradeWithdrawn: announce,
      DowngradeRefused: announce,
      PaymentFailed: announce,
      PaymentSettled: announce,
      UploadsLocked: announce,
      InvoicePaid: announce,
    },
  },
});
