import { type Standings, sees } from '@kloak/access/policy.ts';
import { aggregate } from '@kloak/platform/aggregate.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import {
  groupFull,
  maxGroupAdmins,
  maxGroupMembers,
  noGroup,
  notGroupAdmin,
  notGroupOwner,
  tooManyGroupAdmins,
  tooManyGroups,
} from '@kloak/proto/rules/groups.ts';
import type { GroupsEvent } from '@kloak/proto/types/groups.ts';

export type GroupEvent = Exclude<GroupsEvent, { type: 'PostCreated' | 'PostEdited' | 'PostDeleted' | 'GroupRead' }>;
/** `since`: number of consecutive commits without the member list. */
export type GroupState = Standings & { since?: number };
/** `undefined` before its creation. */
export type Group = GroupState | undefined;

/**
 * [Note: Members in brief] A group's event carries its whole state with all members. Above `maxMembersTold` members, only one of `wholeOnceIn` commits
 * does: otherwise each invite to a group of 1,000 would store 1,000 ids. The other events name only who joins or leaves, and have no `after`. A build
 * that does not know `brief` then sees no group and decides nothing about it.
 */
const maxMembersTold = 50;
const wholeOnceIn = 20;

export const without = (list: readonly string[], ...gone: readonly string[]): string[] => list.filter((one) => !gone.includes(one));

function membersAfter(members: readonly string[], { type, data }: GroupEvent): string[] {
  if (type === 'InviteAccepted' || type === 'RequestAccepted') return [...members, data.who];
  return type === 'MemberLeft' || type === 'MemberRemoved' ? without(members, data.who) : [...members];
}

/** `group:{id}` — all decisions about a group, so that concurrent joins and departures are ordered. See [Note: Members in brief]. */
export const group = aggregate<Group, GroupEvent, { group: string }>({
  name: 'group',
  initial: undefined,
  reads: wholeOnceIn,
  evolve(before, event) {
    const brief = 'brief' in event.data ? event.data.brief : undefined;
    if (!brief) return event.data.after ?? undefined;
    return before && brief.state ? { ...brief.state, members: membersAfter(before.members, event), since: brief.since } : undefined;
  },
  stream: ({ group: id }) => ({ id, home: id }),
});

/** Event data with the full list of members, for events that notify everybody. */
export const fullEventData = (id: string, { since: _, ...after }: GroupState) => ({ group: id, after });

/** Event data for all other events: large groups in brief. */
export function briefEventData(id: string, standing: GroupState) {
  const { since = 0, ...state } = standing;
  if (state.members.length <= maxMembersTold || since + 1 >= wholeOnceIn) return fullEventData(id, state);
  return { group: id, after: null, brief: { state: { ...state, members: [] }, memberCount: state.members.length, since: since + 1 } };
}

/** Refuses: 404 `no-group`. */
export function checkSees(state: Group, who: string): asserts state is GroupState {
  if (!sees(state, who)) throw refusalOf(noGroup);
}

/** Refuses: 403 `not-group-admin`, 404 `no-group`. */
export function checkIsAdmin(state: Group, who: string): asserts state is GroupState {
  checkSees(state, who);
  if (!state.admins.includes(who)) throw refusalOf(notGroupAdmin);
}

/** Refuses: 403 `not-group-owner`, 404 `no-group`. */
export function checkOwns(state: Group, who: string): asserts state is GroupState {
  checkSees(state, who);
  if (state.owner !== who) throw refusalOf(notGroupOwner);
}

/** State after a member joined; their open invite and request are closed. Refuses: 409 `group-full`, and `too-many-groups` for a member at the limit. */
export function withMember(state: GroupState, who: string, isFull: boolean): GroupState {
  if (isFull) throw refusalOf(tooManyGroups);
  if (state.members.length >= maxGroupMembers) throw refusalOf(groupFull);
  return { ...state, members: [...state.members, who], invited: without(state.invited, who), requests: without(state.requests, who) };
}

/** Its admins, once a member is one of them. Refuses: 409 `too-many-admins`. */
export function withAdmin({ admins }: GroupState, who: string): string[] {
  if (!admins.includes(who) && admins.length >= maxGroupAdmins) throw refusalOf(tooManyGroupAdmins);
  return [...without(admins, who), who];
}

/** State after a member left. */
export const withoutMember = (state: GroupState, who: string): GroupState => ({
  ...state,
  members: without(state.members, who),
  admins: without(state.admins, who),
});
