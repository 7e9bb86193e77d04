import type { Ctx, ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { type ItemFacts, mayView } from './policy.ts';
import { areConnected, factsOf, relations, relativesOf } from './relations.ts';

/** 404: an item that was never published or was deleted, and bytes that are not served. */
export function noItem(): Refusal {
  return new Refusal('missing', 'no-item', 'This item does not exist.');
}

/** 403 */
export function notYours(): Refusal {
  return new Refusal('forbidden', 'not-yours', 'You do not have access to this item.');
}

/**
 * The check that begins whatever is done with somebody's item: answers its facts when the caller may view it. Refuses: 401 guests,
 * 404 `no-item` what was never published, 403 `not-yours`, 503 `catching-up`. The service lists the view `relations`.
 */
export async function mayViewItem(ctx: Pick<Ctx, 'account' | 'strict'>, item: string): Promise<ItemFacts> {
  const viewer = ctx.account();
  const reader = ctx.strict(relations);
  const facts = await factsOf(reader, item);
  if (!facts) throw noItem();
  if (!mayView(viewer, facts, facts.owner !== viewer && (await areConnected(reader, viewer, facts.owner)))) throw notYours();
  return facts;
}

/** Who may view an item: those whose pages hear that it changed. At most its owner and 500 relatives. */
export async function audienceOf(ctx: Pick<ReactionCtx, 'view'>, item: string): Promise<string[]> {
  const facts = await factsOf(ctx.view(relations), item);
  return facts ? viewersOf(ctx, facts) : [];
}

/** The same of an item of which this is known, also when it is no longer so. */
export async function viewersOf(ctx: Pick<ReactionCtx, 'view'>, facts: ItemFacts): Promise<string[]> {
  const others = isShared(facts.privacy) ? await relativesOf(ctx.view(relations), facts.owner) : [];
  return [facts.owner, ...others.filter((other) => mayView(other, facts, true))];
}
