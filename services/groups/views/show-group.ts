import { groupPeople } from '@kloak/access/group-people.ts';
import { type Standings, sees } from '@kloak/access/policy.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import type { Card } from '@kloak/proto/types/kloak/groups/v1/Card.ts';
import type { Group } from '@kloak/proto/types/kloak/groups/v1/Group.ts';
import { without } from '../domain/group.ts';
import { type GroupDoc, groups } from './groups.ts';
import { type Profile, profilesOf } from './profiles.ts';

export const cardOf = ({ id, name, description, memberCount, banner }: GroupDoc): Card => ({ id, name, description, memberCount, banner });

const namesIn = ({ members, invited, requests, blocked }: Standings) => [...members, ...invited, ...requests, ...blocked];

/** What whom may know: who is in it knows its members, an admin whom it waits for and keeps away. */
function shownTo(who: string, people: Standings, profileOf: (id: string) => Profile): Omit<Group, 'card'> {
  const { owner, admins, members, invited, requests, blocked, hidden } = people;
  const standing = {
    isMember: members.includes(who),
    isAdmin: admins.includes(who),
    isOwner: owner === who,
    isInvited: invited.includes(who),
    isRequester: requests.includes(who),
  };
  const shown = (ids: readonly string[]) => ids.map(profileOf);
  const insight = { hidden, owner: profileOf(owner), admins: shown([owner, ...without(admins, owner)]), members: shown(without(members, ...admins)) };
  const management = { invited: shown(invited), requests: shown(requests), blocked: shown(blocked) };
  return { standing, ...(standing.isMember && { insight }), ...(standing.isAdmin && { management }) };
}

/** A group as a member sees it; none where it does not exist for the member. */
export async function findGroup(ctx: Ctx, who: string, id: string): Promise<Group | undefined> {
  const [people, doc] = await Promise.all([ctx.view(groupPeople).get(id), ctx.view(groups).get(id)]);
  if (!sees(people, who) || doc === undefined) return undefined;
  const profileOf = await profilesOf(ctx, people.members.includes(who) ? namesIn(people) : []);
  return { card: cardOf(doc), ...shownTo(who, people, profileOf) };
}

/** The same of one that is there. */
export async function showGroup(ctx: Ctx, who: string, id: string): Promise<Group> {
  const found = await findGroup(ctx, who, id);
  if (!found) throw unavailable('This group', 'catching-up');
  return found;
}
