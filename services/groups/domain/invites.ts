import { isLive } from '@kloak/access/policy.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { isBlocked, maxGroupInvites, noGroupInvite, tooManyGroupInvites } from '@kloak/proto/rules/groups.ts';
import { briefEventData, checkIsAdmin, checkSees, type Group, type GroupEvent, type GroupState, withMember, without } from './group.ts';

/** Invites people who are neither members nor invited; no-op if none remain. Refuses: 409 `is-blocked`, `too-many-invites`. */
export function inviting(id: string, by: string, others: readonly string[], state: GroupState): GroupEvent[] {
  const profiles = [...new Set(others)].filter((other) => !state.members.includes(other) && !state.invited.includes(other));
  if (profiles.length === 0) return [];
  if (profiles.some((other) => state.blocked.includes(other))) throw refusalOf(isBlocked);
  const invited = [...state.invited, ...profiles];
  if (invited.length > maxGroupInvites) throw refusalOf(tooManyGroupInvites);
  return [{ type: 'ProfilesInvited', data: { ...briefEventData(id, { ...state, invited }), by, profiles } }];
}

function withdrawing(id: string, by: string, others: readonly string[], state: GroupState): GroupEvent[] {
  const profiles = state.invited.filter((one) => others.includes(one));
  if (profiles.length === 0) return [];
  return [{ type: 'InvitesWithdrawn', data: { ...briefEventData(id, { ...state, invited: without(state.invited, ...profiles) }), by, profiles } }];
}

/** Takes invites back, which makes room, and invites others. Refuses: 403 `not-group-admin`, 404 `no-group`, 409 `is-blocked`, `too-many-invites`. */
export function changeInvites(id: string, by: string, { invite, withdraw }: { invite: readonly string[]; withdraw: readonly string[] }) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    const withdrawn = withdrawing(id, by, withdraw, state);
    const left = withdrawn.length === 0 ? state : { ...state, invited: without(state.invited, ...withdraw) };
    return [...withdrawn, ...inviting(id, by, invite, left)];
  };
}

/** Accepts an invite; a request that was open is closed. Who is in it stays. Refuses: 404 `no-group`, `no-group-invite`, 409 `group-full`, `too-many-groups`. */
export function acceptInvite(id: string, who: string, isFull: boolean) {
  return (state: Group): GroupEvent[] => {
    checkSees(state, who);
    if (state.members.includes(who)) return [];
    if (!state.invited.includes(who)) throw refusalOf(noGroupInvite);
    return [{ type: 'InviteAccepted', data: { ...briefEventData(id, withMember(state, who, isFull)), who } }];
  };
}

/** Rejects an invite; no-op if there is none. */
export function rejectInvite(id: string, who: string) {
  return (state: Group): GroupEvent[] => {
    if (state === undefined || !isLive(state) || !state.invited.includes(who)) return [];
    return [{ type: 'InviteRejected', data: { ...briefEventData(id, { ...state, invited: without(state.invited, who) }), who } }];
  };
}
