// Items that a member may see through a group post or a room message.
import type { Ctx, ReactionCtx } from '@kloak/platform/context.ts';
import { grantedInGroups, grantedThroughGroup, grants, groupsWithAccess } from './grants.ts';
import { groupMembers, membersOfGroup } from './group-members.ts';
import { type KnownItem, relations } from './relations.ts';
import { grantedInRooms, roomGrants, viewersInRooms } from './room-grants.ts';

type GrantsCtx = Pick<Ctx, 'strict'>;

const readersOf = (ctx: GrantsCtx) => ({ grants: ctx.strict(grants), members: ctx.strict(groupMembers) });

/** Rooms are checked only for items that no group grants. */
async function withRooms(ctx: GrantsCtx, viewer: string, items: readonly KnownItem[], inGroups: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const rest = items.filter(({ item }) => !inGroups.has(item));
  return rest.length === 0 ? inGroups : inGroups.union(await grantedInRooms(ctx.strict(roomGrants), ctx.strict(relations), viewer, rest));
}

/**
 * Reads which items are granted to a member, by queries for some items each. Refuses: 503 `catching-up`. The service lists `relations`, `grants`,
 * `groupMembers` and `roomGrants`.
 */
export async function grantedAmong(ctx: GrantsCtx, viewer: string, items: readonly KnownItem[]): Promise<ReadonlySet<string>> {
  return withRooms(ctx, viewer, items, await grantedInGroups(readersOf(ctx), viewer, items));
}

/** The same for items (≤ 500) in posts of one group, which is checked first. */
export async function grantedThrough(ctx: GrantsCtx, group: string, viewer: string, items: readonly KnownItem[]): Promise<ReadonlySet<string>> {
  return withRooms(ctx, viewer, items, await grantedThroughGroup(readersOf(ctx), group, viewer, items));
}

type Audience = { readonly inGroups: readonly string[]; readonly inRooms: readonly string[] };

/**
 * Reads the members to whom this owner's item is granted. `narrowed`: how often the owner had made it private; without it, all posts and messages count.
 * At most the members of 25 groups and 50 rooms. The service lists `relations`, `grants`, `groupMembers` and `roomGrants`.
 */
export async function grantedTo(ctx: Pick<ReactionCtx, 'view'>, item: Pick<KnownItem, 'item' | 'owner'>, narrowed?: number): Promise<Audience> {
  const members = ctx.view(groupMembers);
  const groups = groupsWithAccess(ctx.view(grants), item.item, narrowed);
  const inGroups = groups.then((seeing) => Promise.all(seeing.map((group) => membersOfGroup(members, group))));
  const [seers, inRooms] = await Promise.all([inGroups, viewersInRooms(ctx.view(roomGrants), ctx.view(relations), item, narrowed)]);
  return { inGroups: [...new Set(seers.flat())], inRooms };
}
