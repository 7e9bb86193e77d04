import type { Group, Profile } from '@kloak/proto/api/types.ts';

/** Action of an admin on one person of a group. */
export type MemberAct = 'accept' | 'decline' | 'withdraw' | 'block' | 'unblock' | 'remove' | 'giveAdmin' | 'takeAdmin' | 'handOver';

type List = 'admins' | 'members' | 'invited' | 'requests' | 'blocked';

/** Lists that an action removes somebody from, and the list that it adds them to. */
const moves: Readonly<Record<MemberAct, { readonly from: readonly List[]; readonly to?: List }>> = {
  accept: { from: ['requests', 'invited'], to: 'members' },
  decline: { from: ['requests'] },
  withdraw: { from: ['invited'] },
  block: { from: ['requests', 'invited'], to: 'blocked' },
  unblock: { from: ['blocked'] },
  remove: { from: ['admins', 'members'] },
  giveAdmin: { from: ['members'], to: 'admins' },
  takeAdmin: { from: ['admins'], to: 'members' },
  handOver: { from: ['members'], to: 'admins' },
};

const memberCounts: Readonly<Partial<Record<MemberAct, number>>> = { accept: 1, remove: -1 };

/** True if the action removes somebody from the list of members. */
export const removesMember = (act: MemberAct): boolean => moves[act].from.includes('members');

/** Returns a group as it will be after an action. */
export function groupAfter(group: Group, act: MemberAct, person: Profile): Group {
  const { from, to } = moves[act];
  const others = (list: List) => group[list]?.filter(({ _id }) => _id !== person._id);
  const lists = from.map((list) => [list, others(list)] as const).filter(([, people]) => people !== undefined);
  const stands = to && group[to]?.some(({ _id }) => _id === person._id);
  return {
    ...group,
    ...Object.fromEntries(lists),
    ...(to && !stands && { [to]: [...(group[to] ?? []), person] }),
    ...(act === 'handOver' && { owner: person }),
    memberCount: group.memberCount + (memberCounts[act] ?? 0),
  };
}
