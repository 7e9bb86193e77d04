import type { Standings } from '@kloak/access/policy.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';

type OfGroup = { data: { after: Standings | null } };

/** Those to whose pages a group is something. */
const concerned = (after: Standings | null): string[] => (after ? [...after.members, ...after.invited, ...after.requests] : []);

/** Tells what all of them see: how it is called, how many are in it, and whether it is there. */
async function toAll(ctx: ReactionCtx, { data: { after } }: OfGroup, gone: readonly string[] = []): Promise<void> {
  ctx.pushChanges([...concerned(after), ...gone], [{ what: 'groups' }, { what: 'group' }]);
}

const withWho = (ctx: ReactionCtx, event: OfGroup & { data: { who: string } }) => toAll(ctx, event, [event.data.who]);

/** Tells what its admins see, and whom it is about. */
async function toAdmins(ctx: ReactionCtx, { data: { after } }: OfGroup, about: readonly string[]): Promise<void> {
  ctx.pushChanges([...(after?.admins ?? []), ...about], [{ what: 'groups' }, { what: 'group' }]);
}

const toAdminsAndWho = (ctx: ReactionCtx, event: OfGroup & { data: { who: string } }) => toAdmins(ctx, event, [event.data.who]);
const toAdminsAndProfiles = (ctx: ReactionCtx, event: OfGroup & { data: { profiles: string[] } }) => toAdmins(ctx, event, event.data.profiles);

/** Tells the pages of those who see it that a group changed. */
export const announceGroup = reaction({
  name: 'announce-group',
  from: 'now',
  on: {
    groups: {
      GroupCreated: toAll,
      GroupDetailsChanged: toAll,
      GroupBannerChanged: toAll,
      GroupBannerRemoved: toAll,
      InviteAccepted: toAll,
      RequestAccepted: toAll,
      MemberLeft: withWho,
      MemberRemoved: withWho,
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
