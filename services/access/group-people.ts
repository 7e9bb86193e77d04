import { deleted } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import { factsAfter, type GroupFacts, type OfGroup } from './group-events.ts';

const told = {
  ids: ({ data: { group } }: OfGroup) => [group],
  fold(_doc: GroupFacts | undefined, event: OfGroup) {
    const facts = factsAfter(event);
    return facts === undefined || facts.purged ? deleted : facts;
  },
};

/** Strict view: one document for each existing group, with its state after the last event but without members. Access is decided from it. */
export const groupPeople = strictView<GroupFacts>({
  name: 'group-people',
  foldVersion: 2,
  touched: { groups: { group: ['stream'] } },
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
