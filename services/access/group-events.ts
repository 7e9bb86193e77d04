// Events of a group. Each carries the facts of its group. Those of a large group list no members, only who joins or leaves.
import type { GroupsEvent } from '@kloak/proto/types/groups.ts';
import type { Standings } from './policy.ts';

/** State of a group without its members. */
export type GroupFacts = Omit<Standings, 'members'> & { memberCount: number };

type InBrief = { state: Standings | null; memberCount: number };
/** Data of every group event. */
export type OfGroup = { data: { group: string; after: Standings | null; brief?: InBrief | null } };

/** State after an event; `undefined` if it was written by a build with neither form. */
export function factsAfter({ data: { after, brief } }: OfGroup): GroupFacts | undefined {
  const state = brief ? brief.state : after;
  if (state === null) return undefined;
  const { members, ...facts } = state;
  return { ...facts, memberCount: brief ? brief.memberCount : members.length };
}

/** Members after an event that always lists them all: creation, deletion, restoring, purging. */
export const allAfter = ({ data: { after } }: OfGroup): readonly string[] => after?.members ?? [];

/** Event that names people: `who` it concerns, `profiles` that were invited or not any more, `by` whom. `at`: ISO 8601 UTC. */
export type MemberEvent = OfGroup & { at: string; data: { who?: string; profiles?: readonly string[]; by?: string } };
/** People whose relation to the group an event may change, and whether one of them is a member afterwards. */
export type MemberChange = { people(event: MemberEvent): readonly string[]; isMember(event: MemberEvent, who: string): boolean };

const namedIn = ({ data: { who, profiles = [] } }: MemberEvent) => (who === undefined ? profiles : [who]);
const member: MemberChange = { people: namedIn, isMember: () => true };
const nonMember: MemberChange = { people: namedIn, isMember: () => false };
const bothOwners: MemberChange = { people: ({ data: { who = '', by = '' } }) => [who, by], isMember: () => true };
const everybody: MemberChange = {
  people: (event) => [...allAfter(event), ...(factsAfter(event)?.invited ?? [])],
  isMember: (event, who) => allAfter(event).includes(who),
};

/** Folds of the events by which people join or leave a group. */
export const onJoinOrLeave = <Fold>(foldOf: (change: MemberChange) => Fold) => ({
  GroupCreated: foldOf(everybody),
  InviteAccepted: foldOf(member),
  RequestAccepted: foldOf(member),
  MemberLeft: foldOf(nonMember),
  MemberRemoved: foldOf(nonMember),
});

/** Folds of the events that change who is a member, admin or owner of a group, or invited to it, or whether it exists. */
export const onMemberChange = <Fold>(foldOf: (change: MemberChange) => Fold) => ({
  ...onJoinOrLeave(foldOf),
  ProfilesInvited: foldOf(nonMember),
  InvitesWithdrawn: foldOf(nonMember),
  InviteRejected: foldOf(nonMember),
  ProfileBlocked: foldOf(nonMember),
  AdminAdded: foldOf(member),
  AdminRemoved: foldOf(member),
  GroupHandedOver: foldOf(bothOwners),
  GroupTrashed: foldOf(everybody),
  GroupRestored: foldOf(everybody),
  GroupPurged: foldOf(everybody),
});

/** Type of every event that carries the facts of a group. */
type GroupEventType = Extract<GroupsEvent, { data: { after: unknown } }>['type'];

/** One fold for all events of a group. */
export const onGroupEvent = <Fold>(fold: Fold): Record<GroupEventType, Fold> => ({
  ...onMemberChange(() => fold),
  GroupDetailsChanged: fold,
  GroupBannerRequested: fold,
  GroupBannerChanged: fold,
  GroupBannerFailed: fold,
  GroupBannerRemoved: fold,
  MembershipRequested: fold,
  RequestCancelled: fold,
  RequestDeclined: fold,
  ProfileUnblocked: fold,
});
