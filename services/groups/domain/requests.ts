import { isLive, type Standings } from '@kloak/access/policy.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import {
  askAgainMs,
  askedTooOften,
  blockedFromGroup,
  inGroupAlready,
  maxGroupBlocked,
  maxGroupRequests,
  maxRequestsInAWhile,
  noGroupRequest,
  tooManyBlocked,
  tooManyGroupRequests,
} from '@kloak/proto/rules/groups.ts';
import { briefEventData, checkIsAdmin, checkSees, type Group, type GroupEvent, withMember, without } from './group.ts';

type Recent = Standings['recent'];

/** Maximum remembered declines; the oldest is dropped first. */
const maxRecent = 100;

const stillRecent = (recent: Recent, now: Date): Recent => recent.filter(({ until }) => Date.parse(until) > now.getTime());
const later = (now: Date): string => new Date(now.getTime() + askAgainMs).toISOString();

const remembering = (recent: Recent, one: Recent[number]): Recent => [...recent.filter(({ who }) => who !== one.who), one].slice(-maxRecent);

/** Records a decline; the person may ask again after a week. */
export const afterDecline = (recent: Recent, who: string, now: Date): Recent =>
  remembering(stillRecent(recent, now), { who, times: maxRequestsInAWhile, until: later(now) });

/**
 * Requests membership; no-op for a member or a pending request. Refuses: 403 `blocked-from-group`, 404 `no-group`, 409 `asked-too-often` (three times in
 * a week, or declined within it); `too-many-requests`.
 */
export function request(id: string, who: string, now: Date) {
  return (state: Group): GroupEvent[] => {
    checkSees(state, who);
    if (state.members.includes(who) || state.requests.includes(who)) return [];
    if (state.blocked.includes(who)) throw refusalOf(blockedFromGroup);
    const recent = stillRecent(state.recent, now);
    const { times, until } = recent.find((one) => one.who === who) ?? { times: 0, until: later(now) };
    if (times >= maxRequestsInAWhile) throw refusalOf(askedTooOften);
    if (state.requests.length >= maxGroupRequests) throw refusalOf(tooManyGroupRequests);
    const after = { ...state, requests: [...state.requests, who], recent: remembering(recent, { who, times: times + 1, until }) };
    return [{ type: 'MembershipRequested', data: { ...briefEventData(id, after), who } }];
  };
}

/** Withdraws one's request; no-op if there is none. */
export function cancelRequest(id: string, who: string) {
  return (state: Group): GroupEvent[] => {
    if (state === undefined || !isLive(state) || !state.requests.includes(who)) return [];
    return [{ type: 'RequestCancelled', data: { ...briefEventData(id, { ...state, requests: without(state.requests, who) }), who } }];
  };
}

/** Declines a request; none: nothing. Refuses: 403 `not-group-admin`, 404 `no-group`. */
export function declineRequest(id: string, by: string, who: string, now: Date) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    if (!state.requests.includes(who)) return [];
    const after = { ...state, requests: without(state.requests, who), recent: afterDecline(state.recent, who, now) };
    return [{ type: 'RequestDeclined', data: { ...briefEventData(id, after), who, by } }];
  };
}

/**
 * Accepts a membership request; no-op for a member. Refuses: 403 `not-group-admin`, 404 `no-group`, 409 `no-group-request`, `group-full`,
 * `too-many-groups`.
 */
export function acceptRequest(id: string, by: string, who: string, isFull: boolean) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    if (state.members.includes(who)) return [];
    if (!state.requests.includes(who)) throw refusalOf(noGroupRequest);
    return [{ type: 'RequestAccepted', data: { ...briefEventData(id, withMember(state, who, isFull)), who, by } }];
  };
}

/** Blocks a non-member; idempotent. Refuses: 403 `not-group-admin`, 404 `no-group`, 409 `in-group-already`, `too-many-blocked`. */
export function block(id: string, by: string, who: string) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    if (state.blocked.includes(who)) return [];
    if (state.members.includes(who)) throw refusalOf(inGroupAlready);
    if (state.blocked.length >= maxGroupBlocked) throw refusalOf(tooManyBlocked);
    const after = { ...state, blocked: [...state.blocked, who], requests: without(state.requests, who), invited: without(state.invited, who) };
    return [{ type: 'ProfileBlocked', data: { ...briefEventData(id, after), who, by } }];
  };
}

/** Unblocks a person; idempotent. Refuses: 403 `not-group-admin`, 404 `no-group`. */
export function unblock(id: string, by: string, who: string) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    if (!state.blocked.includes(who)) return [];
    return [{ type: 'ProfileUnblocked', data: { ...briefEventData(id, { ...state, blocked: without(state.blocked, who) }), who, by } }];
  };
}
