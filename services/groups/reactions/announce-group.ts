import type { Standings } from '@kloak/access/policy.ts';
import { announce, telling } from '@kloak/platform/announce.ts';

type OfGroup = { data: { after: Standings | null } };
type WithWho = OfGroup & { data: { who: string } };
type WithProfiles = OfGroup & { data: { profiles: string[] } };

const changes = [{ what: 'groups' }, { what: 'group' }] as const;

/** Those to whose pages a group is something. */
const concerned = ({ data: { after } }: OfGroup): string[] => (after ? [...after.members, ...after.invited, ...after.requests] : []);
const adminsOf = ({ data: { after } }: OfGroup): readonly string[] => after?.admins ?? [];

/** What all of them see: how it is called, how many are in it, and whether it is there. */
const toAll = telling(changes, concerned);
const toAllAndWho = telling(changes, (event: WithWho) => [...concerned(event), event.data.who]);
/** What its admins see, and whom it is about. */
const toAdminsAndWho = telling(changes, (event: WithWho) => [...adminsOf(event), event.data.who]);
const toAdminsAndProfiles = telling(changes, (event: WithProfiles) => [...adminsOf(event), ...event.data.profiles]);

/** Tells the pages of those who see it that a group changed. */
export const announceGroup = announce({
  name: 'announce-group',
  on: {
    groups: {
      GroupCreated: toAll,
      GroupDetailsChanged: toAll,
      GroupBannerChanged: toAll,
      GroupBannerRemoved: toAll,
      InviteAccepted: toAll,
      RequestAccepted: toAll,
      MemberLeft: toAllAndWho,
      MemberRemoved: toAllAndWho,
      AdminAdded: toAll,
      AdminRemoved: toAll,
      GroupHandedOver: toAll,
      GroupTrashed: toAll,
      GroupRestored: toAll,
      GroupPurged: toAll,
      ProfilesInvited: toAdminsAndProfiles,
      InvitesWithdrawn: toAdminsAndProfiles,
      InviteRejected: toAdminsAndWho,
      MembershipRequested: toAdminsAndWho,
      RequestCancelled: toAdminsAndWho,
      RequestDeclined: toAdminsAndWho,
      ProfileBlocked: toAdminsAndWho,
      ProfileUnblocked: toAdminsAndWho,
    },
  },
});
