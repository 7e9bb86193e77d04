import type { GroupFacts } from '@kloak/access/group-events.ts';
import { groupMembers, membersListed } from '@kloak/access/group-members.ts';
import { sees } from '@kloak/access/policy.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { type ListPage, type ListRequest, listOf, readList } from '@kloak/platform/lists/paging.ts';
import { defaultGroupMembersPerPage } from '@kloak/proto/rules/groups.ts';
import { oneLine } from '@kloak/proto/rules/text/one-line.ts';
import type { Card, Group } from '@kloak/proto/types/groups.ts';
import { without } from '../domain/group.ts';
import { type GroupDoc, groups } from './groups.ts';
import { hearsOfInvite } from './invites.ts';
import { newPostCounts, news } from './news.ts';
import { type Profile, profilesOf } from './profiles.ts';
import { type FoundStanding, findStanding } from './standing.ts';

export const cardOf = ({ id, name, description, memberCount, banner }: GroupDoc): Card => ({
  id,
  name: oneLine(name),
  description,
  memberCount,
  banner,
  newest: [],
});

type VisibleGroup = Pick<FoundStanding, 'facts' | 'member'>;

const firstPage: ListRequest = { page: 0, perPage: 0 };

/** A page of a group's plain members. Refuses: 400 `page-too-deep`. */
export async function listMembers(ctx: Pick<Ctx, 'view'>, group: string, request: ListRequest): Promise<ListPage<string>> {
  const { items, next } = await readList(listOf(ctx.view(groupMembers), membersListed(group, false)), request, defaultGroupMembersPerPage);
  return { items: items.map(({ who }) => who), next };
}

/** Parts of a group by viewer: members see the members; admins also see requests, invites and blocks. */
async function shownTo(ctx: Ctx, who: string, group: string, facts: GroupFacts, isMember: boolean): Promise<Omit<Group, 'card'>> {
  const { owner, admins, hidden, invited, requests, blocked } = facts;
  const standing = {
    isMember,
    isAdmin: admins.includes(who),
    isOwner: owner === who,
    isInvited: invited.includes(who) && (await hearsOfInvite(ctx, group, who)),
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

/** A group as a member sees it; `undefined` if it does not exist for the member. */
export async function findGroup(ctx: Ctx, who: string, id: string): Promise<Group | undefined> {
  const found = await findStanding(ctx.view, id, who);
  return found && sees(found.standing, who) ? readFound(ctx, who, id, found) : undefined;
}

async function readFound(ctx: Ctx, who: string, id: string, { facts, member }: VisibleGroup): Promise<Group | undefined> {
  const isMember = member !== undefined;
  const [doc, unseen, shown] = await Promise.all([
    ctx.view(groups).get(id),
    newPostCounts(ctx.view(news), who, isMember ? [id] : []),
    shownTo(ctx, who, id, facts, isMember),
  ]);
  return doc && { card: { ...cardOf(doc), newPosts: unseen.get(id) }, ...shown };
}

function present(group: Group | undefined): Group {
  if (!group) throw unavailable('This group', 'catching-up');
  return group;
}

/** A group that is there, as a member sees it. */
export const showGroup = async (ctx: Ctx, who: string, id: string): Promise<Group> => present(await findGroup(ctx, who, id));
/** The same for a relation that is known already. */
export const showFound = async (ctx: Ctx, who: string, id: string, found: VisibleGroup): Promise<Group> => present(await readFound(ctx, who, id, found));
