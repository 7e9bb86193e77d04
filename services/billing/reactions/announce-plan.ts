import { announce, pushingChanges } from '@kloak/platform/announce.ts';

const toMember = pushingChanges([{ what: 'plan' }, { what: 'usage' }], ({ data: { member } }: { data: { member: string } }) => [member]);

/** Notifies a member's pages of a changed plan and its space. */
export const announcePlan = announce({
  name: 'announce-plan',
  on: {
    billing: {
      PlanStarted: toMember,
      PlanSwitched: toMember,
      PlanEnded: toMember,
      PlanRenewed: toMember,
      CancellationPlanned: toMember,
      CancellationWithdrawn: toMember,
      DowngradePlanned: toMember,
      DowngradeWithdrawn: toMember,
      DowngradeRefused: toMember,
      PaymentFailed: toMember,
      PaymentSettled: toMember,
      UploadsLocked: toMember,
      InvoicePaid: toMember,
      SpaceGiven: toMember,
    },
  },
});
