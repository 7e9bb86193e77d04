// Access policy: pure functions for every rpc and every request for bytes. Deny by default.
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { GroupState__Output } from '@kloak/proto/types/groups.ts';

/** Facts about an item from `relations`. */
export type ItemFacts = { owner: string; privacy: string };

/** `connected`: viewer and owner are connected; `granted`: a group post or a message grants the item to the viewer. Guests have no id. */
export function mayView(viewer: string | undefined, item: ItemFacts, connected: boolean, granted = false): boolean {
  if (viewer === undefined) return false;
  if (viewer === item.owner) return true;
  return granted || (isShared(item.privacy) && connected);
}

/** State of a group with its people; see the proto. */
export type Standings = Omit<GroupState__Output, '_trashedAt' | '_banner' | '_askedBanner'>;

/** True if the group is neither in the trash nor purged. */
export const isLive = ({ trashedAt, purged }: Pick<Standings, 'trashedAt' | 'purged'>): boolean => trashedAt === undefined && !purged;

/** A group's state for one person: `members` has only that person, if a member. */
export function standingTo(facts: Omit<Standings, 'members'>, who: string, isMember: boolean): Standings {
  return { ...facts, members: isMember ? [who] : [] };
}

/** True if the group exists for this person. */
export function sees(group: Standings | undefined, who: string): group is Standings {
  if (group === undefined || !isLive(group)) return false;
  return !group.hidden || [group.members, group.invited, group.requests].some((list) => list.includes(who));
}
