import type { ReactionCtx } from '@kloak/platform/context.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import type { Standings } from './policy.ts';

type OfGroup = { data: { group: string; after: Standings | null } };

const told = {
  ids: ({ data: { group } }: OfGroup) => [group],
  fold: (_doc: Standings | undefined, { data: { after } }: OfGroup) => (after === null || after.purged ? deleted : after),
};

/** Ready view: one document for each group that is not gone: who stands how to it, as its last event tells. Access is decided from it. */
export const groupPeople = strictView<Standings>({
  name: 'group-people',
  foldVersion: 1,
  on: {
    groups: {
      GroupCreated: told,
      GroupDetailsChanged: told,
      GroupBannerRequested: told,
      GroupBannerChanged: told,
      GroupBannerFailed: told,
      GroupBannerRemoved: told,
      ProfilesInvited: told,
      InvitesWithdrawn: told,
      InviteAccepted: told,
      InviteRejected: told,
      MembershipRequested: told,
      RequestCancelled: told,
      RequestAccepted: told,
      RequestDeclined: told,
      MemberLeft: told,
      MemberRemoved: told,
      AdminAdded: told,
      AdminRemoved: told,
      GroupHandedOver: told,
      ProfileBlocked: told,
      ProfileUnblocked: told,
      GroupTrashed: told,
      GroupRestored: told,
      GroupPurged: told,
    },
  },
});

/** Who is in a group, for its pages to be told. At most 1,000. The service lists the view. */
export async function membersOfGroup(ctx: Pick<ReactionCtx, 'view'>, group: string): Promise<readonly string[]> {
  return (await ctx.view(groupPeople).get(group))?.members ?? [];
}
