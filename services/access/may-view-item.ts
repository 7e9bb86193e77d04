import type { Ctx, ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { grantedAmong, grantedTo } from './granted.ts';
import { type ItemFacts, mayView } from './policy.ts';
import { areConnected, connectedAmong, factsOf, factsOfAll, relations, relativesOf } from './relations.ts';

/** 404: an item that was never published or was deleted, and bytes that are not served. */
export function noItem(): Refusal {
  return new Refusal('missing', 'no-item', 'This item does not exist.');
}

/** 403 */
export function notYours(): Refusal {
  return new Refusal('forbidden', 'not-yours', 'You do not have access to this item.');
}

/**
 * Checks access to an item, before any use of it. Returns its facts. Refuses: 401 guests, 404 `no-item` if never published, 403 `not-yours`, 503
 * `catching-up`. The service lists `relations`, `grants`, `groupMembers` and `roomGrants`.
 */
export async function mayViewItem(ctx: Pick<Ctx, 'account' | 'strict'>, item: string): Promise<ItemFacts> {
  const viewer = ctx.account();
  const reader = ctx.strict(relations);
  const facts = await factsOf(reader, item);
  if (!facts) throw noItem();
  if (mayView(viewer, facts, facts.owner !== viewer && (await areConnected(reader, viewer, facts.owner)))) return facts;
  const granted = await grantedAmong(ctx, viewer, [facts]);
  if (!mayView(viewer, facts, false, granted.has(item))) throw notYours();
  return facts;
}

/**
 * Reads which of these items (≤ 100) the caller may view, with a bounded number of queries. Refuses: 401, 503 `catching-up`. The service lists
 * `relations`, `grants`, `groupMembers` and `roomGrants`.
 */
export async function viewableAmong(ctx: Pick<Ctx, 'account' | 'strict'>, items: readonly string[]): Promise<ReadonlySet<string>> {
  const viewer = ctx.account();
  const reader = ctx.strict(relations);
  const facts = [...(await factsOfAll(reader, items)).values()];
  const owners = facts.map(({ owner }) => owner);
  const connected = await connectedAmong(reader, viewer, owners);
  const others = facts.filter((item) => !mayView(viewer, item, connected.has(item.owner)));
  const granted = others.length > 0 ? await grantedAmong(ctx, viewer, others) : new Set<string>();
  const viewable = facts.filter((item) => mayView(viewer, item, connected.has(item.owner), granted.has(item.item)));
  return new Set(viewable.map(({ item }) => item));
}

/**
 * Reads everybody who may view an item, to push its changes. At most its owner, 500 relatives and the members of 25 groups and 50 rooms. The service
 * lists `relations`, `grants`, `groupMembers` and `roomGrants`.
 */
export async function audienceOf(ctx: Pick<ReactionCtx, 'view'>, item: string): Promise<string[]> {
  const facts = await factsOf(ctx.view(relations), item);
  if (!facts) return [];
  const [family, { inGroups, inRooms }] = await Promise.all([viewersOf(ctx, facts), grantedTo(ctx, facts, facts.narrowed)]);
  return [...new Set([...family, ...inGroups, ...inRooms])];
}

/** Owner, and the owner's relatives if the item or album is shared. Uses the given facts, which may be outdated. */
export async function viewersOf(ctx: Pick<ReactionCtx, 'view'>, facts: ItemFacts): Promise<string[]> {
  const others = isShared(facts.privacy) ? await relativesOf(ctx.view(relations), facts.owner) : [];
  return [facts.owner, ...others.filter((other) => mayView(other, facts, true))];
}
