import { type Standings, sees } from '@kloak/access/policy.ts';
import { aggregate } from '@kloak/platform/aggregate.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { groupFull, maxGroupMembers, noGroup, notGroupAdmin, notGroupOwner, tooManyGroups } from '@kloak/proto/rules/groups.ts';
import type { GroupsEvent } from '@kloak/proto/types/groups.ts';

export type GroupEvent = Exclude<GroupsEvent, { type: 'PostCreated' | 'PostEdited' | 'PostDeleted' }>;
/** None before it begins. */
export type Group = Standings | undefined;

/** `group:{id}` — everything that is decided about a group, so that whoever comes and goes meets in one order. The newest event tells all. */
export const group = aggregate<Group, GroupEvent, { group: string }>({
  name: 'group',
  initial: undefined,
  reads: 'last',
  evolve: (_state, { data: { after } }) => after ?? undefined,
  stream: ({ group: id }) => ({ id, home: id }),
});

/** What every event of a group carries. */
export const told = (id: string, after: Standings) => ({ group: id, after });

export const without = (list: readonly string[], ...gone: readonly string[]): string[] => list.filter((one) => !gone.includes(one));

/** Refuses: 404 `no-group`. */
export function checkSees(state: Group, who: string): asserts state is Standings {
  if (!sees(state, who)) throw refusalOf(noGroup);
}

/** Refuses: 403 `not-group-admin`, 404 `no-group`. */
export function checkIsAdmin(state: Group, who: string): asserts state is Standings {
  checkSees(state, who);
  if (!state.admins.includes(who)) throw refusalOf(notGroupAdmin);
}

/** Refuses: 403 `not-group-owner`, 404 `no-group`. */
export function checkOwns(state: Group, who: string): asserts state is Standings {
  checkSees(state, who);
  if (state.owner !== who) throw refusalOf(notGroupOwner);
}

/** How it stands once somebody is in it: what was open of them is closed. Refuses: 409 `group-full`, and `too-many-groups` of one who is in as many as may be. */
export function withMember(state: Standings, who: string, isFull: boolean): Standings {
  if (isFull) throw refusalOf(tooManyGroups);
  if (state.members.length >= maxGroupMembers) throw refusalOf(groupFull);
  return { ...state, members: [...state.members, who], invited: without(state.invited, who), requests: without(state.requests, who) };
}

/** How it stands once somebody is not in it any more. */
export const withoutMember = (state: Standings, who: string): Standings => ({
  ...state,
  members: without(state.members, who),
  admins: without(state.admins, who),
});
