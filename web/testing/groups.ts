import type { Answer, Group, GroupCard } from '@kloak/proto/api/types.ts';
import { anna, ben, clara } from './family.ts';

/** A group of Anna's family, as a non-member sees it. */
export const lake: GroupCard = { _id: 'g1', name: 'Lake house', description: 'Everything about the lake.', memberCount: 3 };
export const garden: GroupCard = { _id: 'g2', name: 'Garden', description: '', memberCount: 1 };

type GroupAnswer = Answer<'POST /api/groups/group-by-id'>;
const noStanding = { isMember: false, isAdmin: false, isOwner: false, isRequester: false, isInvited: false, posts: [], seen: 0, total: 0 };
const inside: Group = { ...lake, isHidden: false, owner: ben, admins: [ben], members: [anna, clara] };
const managed: Group = { ...inside, invited: [], requests: [], blocked: [] };

/** Ben's group, as Anna sees it in each role. */
export const seenAs = {
  stranger: { group: lake, ...noStanding },
  requester: { group: lake, ...noStanding, isRequester: true },
  invited: { group: lake, ...noStanding, isInvited: true },
  member: { group: inside, ...noStanding, isMember: true },
  admin: { group: { ...managed, admins: [ben, anna], members: [clara] }, ...noStanding, isMember: true, isAdmin: true },
  owner: { group: { ...managed, owner: anna, admins: [anna, ben], members: [clara] }, ...noStanding, isMember: true, isAdmin: true, isOwner: true },
} as const satisfies Readonly<Record<string, GroupAnswer>>;

export const noGroups: Answer<'POST /api/groups/groups-by-profile'> = { myGroups: [], groupInvites: [], trashedGroups: [] };
