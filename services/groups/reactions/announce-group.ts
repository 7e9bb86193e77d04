import { factsAfter, type OfGroup } from '@kloak/access/group-events.ts';
import { type Announcement, announce, pushingChanges } from '@kloak/platform/announce.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { audienceOf } from '../steps/audience-of.ts';

type WithWho = OfGroup & { data: { who: string } };
type WithProfiles = OfGroup & { data: { profiles: string[] } };

const changes = [{ what: 'groups' }, { what: 'group' }] as const;

/** Notifies members, invited and asking people, and others. Uses the event's member list, or else the audience of the group. */
function tellAll(event: OfGroup, ctx: ReactionCtx, others: readonly string[] = []): Announcement[] {
  const { invited = [], requests = [] } = factsAfter(event) ?? {};
  const { group, after } = event.data;
  const each = [...(after?.members ?? []), ...invited, ...requests, ...others];
  return [{ to: each, changes }, ...(after ? [] : [{ to: audienceOf(ctx, group), changes }])];
}
const adminsOf = (event: OfGroup): readonly string[] => factsAfter(event)?.admins ?? [];

/** For facts that everybody sees: name, number of members, existence. */
const toAll = (event: OfGroup, ctx: ReactionCtx) => tellAll(event, ctx);
const toAllAndWho = (event: WithWho, ctx: ReactionCtx) => tellAll(event, ctx, [event.data.who]);
/** For facts that only admins and the person concerned see. */
const toAdminsAndWho = pushingChanges(changes, (event: WithWho) => [...adminsOf(event), event.data.who]);
const toAdminsAndProfiles = pushingChanges(changes, (event: WithProfiles) => [...adminsOf(event), ...event.data.profiles]);

/** Notifies pages of everybody who sees the group of its change. */
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
