import { factsAfter, type OfGroup } from '@kloak/access/group-events.ts';
import { announce, telling } from '@kloak/platform/announce.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { membersOf, sides } from '../views/sides.ts';

type WithWho = OfGroup & { data: { who: string } };
type WithProfiles = OfGroup & { data: { profiles: string[] } };

const changes = [{ what: 'groups' }, { what: 'group' }] as const;

/** Those to whose pages a group is something. At most 1,200. */
async function concerned(event: OfGroup, ctx: ReactionCtx): Promise<string[]> {
  const { admins = [], invited = [], requests = [] } = factsAfter(event) ?? {};
  const { group, after } = event.data;
  const members = after ? after.members : [...admins, ...(await membersOf(ctx.view(sides), group))];
  return [...members, ...invited, ...requests];
}
const adminsOf = (event: OfGroup): readonly string[] => factsAfter(event)?.admins ?? [];

/** What all of them see: how it is called, how many are in it, and whether it is there. */
const toAll = telling(changes, concerned);
const toAllAndWho = telling(changes, async (event: WithWho, ctx) => [...(await concerned(event, ctx)), event.data.who]);
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
