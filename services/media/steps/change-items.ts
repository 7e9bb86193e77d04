import type { Decision } from '@kloak/platform/aggregate.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { ChangeMade__Output } from '@kloak/proto/types/media.ts';
import { change, makeChange } from '../domain/item/change.ts';
import type { Item, ItemEvent, PublishedItem } from '../domain/item/item.ts';
import { decideOnEach } from './decide-on-each.ts';
import { showOwnPosts } from './show-own-posts.ts';

type Changed = { owner: string; states: readonly PublishedItem[]; kind: ChangeMade__Output['kind'] };

/**
 * Changes several items of their owner as one change, which can be undone; `decisionOf` gets its id. A refusal for one of them refuses all, with nothing
 * changed.
 */
export async function changeItems(
  ctx: Pick<Ctx, 'id' | 'state' | 'decide' | 'now' | 'view'>,
  { owner, states, kind }: Changed,
  decisionOf: (change: string) => Decision<Item, ItemEvent>,
) {
  const id = ctx.id('change');
  const stream = change.of({ change: id, owner });
  const items = states.map(({ original }) => original.item);
  const decision = decisionOf(id);
  // A repeat continues the change that was begun.
  if (!(await ctx.state(stream)).made) for (const state of states) decision(state);
  await ctx.decide(stream, makeChange({ change: id, owner, kind, items, madeAt: ctx.now().toISOString() }));
  await decideOnEach(ctx, { owner, items, step: 'change' }, decision);
  const shown = await showOwnPosts(ctx, owner, items);
  return { change: id, posts: items.flatMap((item) => shown.get(item) ?? []) };
}
