// Who may see what: pure functions, for every rpc and every media request. Deny by default.
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { GroupState__Output } from '@kloak/proto/types/groups.ts';

/** What `relations` knows of an item. */
export type ItemFacts = { owner: string; privacy: string };

/** `connected` tells whether the viewer and the owner are connected, `granted` whether a post grants it to a group of the viewer's, or a message to a room. Guests have no id. */
export function mayView(viewer: string | undefined, item: ItemFacts, connected: boolean, granted = false): boolean {
  if (viewer === undefined) return false;
  if (viewer === item.owner) return true;
  return granted || (isShared(item.privacy) && connected);
}

/** Who stands how to a group; see the proto. */
export type Standings = Omit<GroupState__Output, '_trashedAt' | '_banner' | '_askedBanner'>;

/** Whether a group is neither in the trash nor gone. */
export const isLive = ({ trashedAt, purged }: Pick<Standings, 'trashedAt' | 'purged'>): boolean => trashedAt === undefined && !purged;

/** How a group stands to somebody: of its members it tells whether they are one. */
export function standingTo(facts: Omit<Standings, 'members'>, who: string, isMember: boolean): Standings {
  return { ...facts, members: isMember ? [who] : [] };
}

/** Whether a group exists for somebody. */
export function sees(group: Standings | undefined, who: string): group is Standings {
  if (group === undefined || !isLive(group)) return false;
  return !group.hidden || [group.members, group.invited, group.requests].some((list) => list.includes(who));
}
