import type { GroupFacts } from '@kloak/access/group-events.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { sees, standingTo } from '@kloak/access/policy.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { type ListPage, type ListRequest, listOf, readList } from '@kloak/platform/lists/paging.ts';
import { defaultGroupMembersPerPage } from '@kloak/proto/rules/groups.ts';
import type { Card } from '@kloak/proto/types/kloak/groups/v1/Card.ts';
import type { Group } from '@kloak/proto/types/kloak/groups/v1/Group.ts';
import { without } from '../domain/group.ts';
import { type GroupDoc, groups } from './groups.ts';
import { news, newsFor } from './news.ts';
import { type Profile, profilesOf } from './profiles.ts';
import { memberSide, membersIn, sides } from './sides.ts';

export const cardOf = ({ id, name, description, memberCount, banner }: GroupDoc): Card => ({ id, name, description, memberCount, banner });

const firstPage: ListRequest = { page: 0, perPage: 0 };

/** A page of who is in a group and no admin. Refuses: 400 `page-too-deep`. */
export async function listMembers(ctx: Pick<Ctx, 'view'>, group: string, request: ListRequest): Promise<ListPage<string>> {
  const { items, next } = await readList(listOf(ctx.view(sides), membersIn(group)), request, defaultGroupMembersPerPage);
  return { items: items.map(({ who }) => who), next };
}

/** What whom may know: who is in it knows its members, an admin whom it waits for and keeps away. */
async function shownTo(ctx: Ctx, who: string, group: string, facts: GroupFacts, isMember: boolean): Promise<Omit<Group, 'card'>> {
  const { owner, admins, hidden, invited, requests, blocked } = facts;
  const standing = {
    isMember,
    isAdmin: admins.includes(who),
    isOwner: owner === who,
    isInvited: invited.includes(who),
    isRequester: requests.includes(who),
  };
  if (!isMember) return { standing };
  const members = (await listMembers(ctx, group, firstPage)).items;
  const waiting = standing.isAdmin ? { invited, requests, blocked } : undefined;
  const profileOf = await profilesOf(ctx, [owner, ...admins, ...members, ...Object.values(waiting ?? {}).flat()]);
  const shown = (ids: readonly string[]): Profile[] => ids.map(profileOf);
  const insight = { hidden, owner: profileOf(owner), admins: shown([owner, ...without(admins, owner)]), members: shown(members) };
  return { standing, insight, ...(waiting && { management: { invited: shown(invited), requests: shown(requests), blocked: shown(blocked) } }) };
}

/** A group as a member sees it; none where it does not exist for the member. */
export async function findGroup(ctx: Ctx, who: string, id: string): Promise<Group | undefined> {
  const [facts, doc, side] = await Promise.all([ctx.view(groupPeople).get(id), ctx.view(groups).get(id), memberSide(ctx.view(sides), id, who)]);
  const isMember = side !== undefined;
  if (facts === undefined || doc === undefined || !sees(standingTo(facts, who, isMember), who)) return undefined;
  const [unseen, shown] = await Promise.all([newsFor(ctx.view(news), who, isMember ? [side] : []), shownTo(ctx, who, id, facts, isMember)]);
  return { card: { ...cardOf(doc), newPosts: unseen.get(id) }, ...shown };
}

/** The same of one that is there. */
export async function showGroup(ctx: Ctx, who: string, id: string): Promise<Group> {
  const found = await findGroup(ctx, who, id);
  if (!found) throw unavailable('This group', 'catching-up');
  return found;
}
