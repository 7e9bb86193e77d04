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
/** `since`: how many commits in a row have told its members in brief. */
export type Standing = Standings & { since?: number };
/** None before it begins. */
export type Group = Standing | undefined;

/**
 * [Note: Members in brief] An event tells how a group stands, with all who are in it; but of more than `maxMembersTold` members only one of
 * `wholeOnceIn` commits does, so that each invite to a thousand people does not cost as many ids. The others name who comes or goes. They have no
 * `after`: a build that does not know `brief` takes the group for one that is not there, and decides nothing about it.
 */
const maxMembersTold = 50;
const wholeOnceIn = 20;

export const without = (list: readonly string[], ...gone: readonly string[]): string[] => list.filter((one) => !gone.includes(one));

function membersAfter(members: readonly string[], { type, data }: GroupEvent): string[] {
  if (type === 'InviteAccepted' || type === 'RequestAccepted') return [...members, data.who];
  return type === 'MemberLeft' || type === 'MemberRemoved' ? without(members, data.who) : [...members];
}

/** `group:{id}` — everything that is decided about a group, so that whoever comes and goes meets in one order. See [Note: Members in brief]. */
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

/** What an event carries that all who are in the group hear of. */
export const toldWhole = (id: string, { since: _, ...after }: Standing) => ({ group: id, after });

/** What every other event of a group carries. */
export function told(id: string, standing: Standing) {
  const { since = 0, ...state } = standing;
  if (state.members.length <= maxMembersTold || since + 1 >= wholeOnceIn) return toldWhole(id, state);
  return { group: id, after: null, brief: { state: { ...state, members: [] }, memberCount: state.members.length, since: since + 1 } };
}

/** Refuses: 404 `no-group`. */
export function checkSees(state: Group, who: string): asserts state is Standing {
  if (!sees(state, who)) throw refusalOf(noGroup);
}

/** Refuses: 403 `not-group-admin`, 404 `no-group`. */
export function checkIsAdmin(state: Group, who: string): asserts state is Standing {
  checkSees(state, who);
  if (!state.admins.includes(who)) throw refusalOf(notGroupAdmin);
}

/** Refuses: 403 `not-group-owner`, 404 `no-group`. */
export function checkOwns(state: Group, who: string): asserts state is Standing {
  checkSees(state, who);
  if (state.owner !== who) throw refusalOf(notGroupOwner);
}

/** How it stands once somebody is in it: what was open of them is closed. Refuses: 409 `group-full`, and `too-many-groups` of one who is in as many as may be. */
export function withMember(state: Standing, who: string, isFull: boolean): Standing {
  if (isFull) throw refusalOf(tooManyGroups);
  if (state.members.length >= maxGroupMembers) throw refusalOf(groupFull);
  return { ...state, members: [...state.members, who], invited: without(state.invited, who), requests: without(state.requests, who) };
}

/** Its admins, once a member is one of them. Refuses: 409 `too-many-admins`. */
export function withAdmin({ admins }: Standing, who: string): string[] {
  if (!admins.includes(who) && admins.length >= maxGroupAdmins) throw refusalOf(tooManyGroupAdmins);
  return [...without(admins, who), who];
}

/** How it stands once somebody is not in it any more. */
export const withoutMember = (state: Standing, who: string): Standing => ({
  ...state,
  members: without(state.members, who),
  admins: without(state.admins, who),
});
