import { refusalOf } from '@kloak/platform/errors.ts';
import { adminStays, handOverFirst, notInGroup, ownerIsAdmin, ownerStays } from '@kloak/proto/rules/groups.ts';
import { briefEventData, checkIsAdmin, checkOwns, checkSees, type Group, type GroupEvent, withAdmin, without, withoutMember } from './group.ts';
import { afterDecline } from './requests.ts';

/**
 * Leaves a group; no-op for a non-member, even of a group that does not exist. Refuses: 404 `no-group` for one in the trash, 409 `hand-over-first` for
 * its owner.
 */
export function leave(id: string, who: string, removesPosts: boolean) {
  return (state: Group): GroupEvent[] => {
    if (!state?.members.includes(who)) return [];
    checkSees(state, who);
    if (state.owner === who) throw refusalOf(handOverFirst);
    return [{ type: 'MemberLeft', data: { ...briefEventData(id, withoutMember(state, who)), who, removesPosts } }];
  };
}

/**
 * Removes a member, who may ask again after a week; no-op for a non-member. Refuses: 403 `not-group-admin`, `admin-stays`, `owner-stays`, 404
 * `no-group`.
 */
export function remove(id: string, by: string, who: string, now: Date) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    if (!state.members.includes(who)) return [];
    if (state.owner === who) throw refusalOf(ownerStays);
    if (state.admins.includes(who) && state.owner !== by) throw refusalOf(adminStays);
    const after = { ...withoutMember(state, who), recent: afterDecline(state.recent, who, now) };
    return [{ type: 'MemberRemoved', data: { ...briefEventData(id, after), who, by } }];
  };
}

/** Makes a member an admin; idempotent. Refuses: 403 `not-group-admin`, 404 `no-group`, 409 `not-in-group`, `too-many-admins`. */
export function giveAdmin(id: string, by: string, who: string) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    if (state.admins.includes(who)) return [];
    if (!state.members.includes(who)) throw refusalOf(notInGroup);
    return [{ type: 'AdminAdded', data: { ...briefEventData(id, { ...state, admins: withAdmin(state, who) }), who, by } }];
  };
}

/** Makes an admin a plain member; idempotent. Refuses: 403 `not-group-owner`, 404 `no-group`, 409 `owner-is-admin`. */
export function takeAdmin(id: string, by: string, who: string) {
  return (state: Group): GroupEvent[] => {
    checkOwns(state, by);
    if (who === by) throw refusalOf(ownerIsAdmin);
    if (!state.admins.includes(who)) return [];
    return [{ type: 'AdminRemoved', data: { ...briefEventData(id, { ...state, admins: without(state.admins, who) }), who, by } }];
  };
}

/**
 * Hands the group to another member; the former owner stays an admin. Refuses: 403 `not-group-owner`, 404 `no-group`, 409 `not-in-group`,
 * `too-many-admins`.
 */
export function handOver(id: string, by: string, who: string) {
  return (state: Group): GroupEvent[] => {
    checkOwns(state, by);
    if (who === by) return [];
    if (!state.members.includes(who)) throw refusalOf(notInGroup);
    const after = { ...state, owner: who, admins: withAdmin(state, who) };
    return [{ type: 'GroupHandedOver', data: { ...briefEventData(id, after), who, by } }];
  };
}
