import { forgetBanner } from './banner.ts';
import { briefEventData, fullEventData, type Group, type GroupEvent, type GroupState, group, without, withoutMember } from './group.ts';

/** Purged at once, since nobody is left to restore it. */
function ending(id: string, by: string, state: GroupState, now: Date): GroupEvent[] {
  const after = { ...state, trashedAt: state.trashedAt ?? now.toISOString() };
  const trashed: GroupEvent[] = state.trashedAt === undefined ? [{ type: 'GroupTrashed', data: { ...fullEventData(id, after), by } }] : [];
  return [...trashed, { type: 'GroupPurged', data: fullEventData(id, { ...after, purged: true }) }];
}

/** Leaves the group. An owner hands it over to the longest-serving admin, else to the oldest member. */
function leaving(id: string, who: string, state: GroupState, now: Date): GroupEvent[] {
  const left = withoutMember(state, who);
  const events = (after: GroupState): GroupEvent[] => [{ type: 'MemberLeft', data: { ...briefEventData(id, after), who } }];
  if (state.owner !== who) return events(left);
  const [heir = left.members[0]] = left.admins;
  if (heir === undefined) return ending(id, who, state, now);
  const owned = { ...left, owner: heir, admins: [...without(left.admins, heir), heir] };
  return [{ type: 'GroupHandedOver', data: { ...briefEventData(id, { ...owned, members: state.members }), who: heir, by: who } }, ...events(owned)];
}

function withdrawing(id: string, who: string, state: GroupState): GroupEvent[] {
  const { invited, requests } = state;
  if (invited.includes(who)) return [{ type: 'InviteRejected', data: { ...briefEventData(id, { ...state, invited: without(invited, who) }), who } }];
  if (requests.includes(who)) return [{ type: 'RequestCancelled', data: { ...briefEventData(id, { ...state, requests: without(requests, who) }), who } }];
  return [];
}

/** Removes a person to be erased from a group, even from one in the trash, with the banner they chose. */
export function forget(id: string, who: string, now: Date) {
  return (state: Group): GroupEvent[] => {
    if (state === undefined || state.purged) return [];
    const before = forgetBanner(id, who)(state);
    const rest = before.reduce(group.evolve, state) ?? state;
    return [...before, ...(rest.members.includes(who) ? leaving(id, who, rest, now) : withdrawing(id, who, rest))];
  };
}
