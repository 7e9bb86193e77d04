import type { Decision } from '@kloak/platform/aggregate.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { type Item, type ItemEvent, item } from '../domain/item/item.ts';

/** An unchanged item, with the reason. */
export type RefusedItem = { item: string; refusal: Refusal };
type Each = { owner: string; items: readonly string[]; step: string };

/** Refusals that concern one item rather than all: the limits of its albums and changes. */
const codesOfOne: readonly string[] = ['too-many-albums', 'too-many-changes'];

/**
 * Decides on several items, each by its own stream; duplicates are allowed. Returns the refused ones; any refusal that does not concern one item is
 * thrown.
 */
export async function decideOnEach(ctx: Pick<Ctx, 'decide'>, { owner, items, step }: Each, decision: Decision<Item, ItemEvent>): Promise<RefusedItem[]> {
  const outcomes = await Promise.all(
    [...new Set(items)].map((one) =>
      ctx.decide(item.of({ item: one, owner }), decision, { step }).then(
        () => [],
        (error: unknown) => [refused(one, error)],
      ),
    ),
  );
  return outcomes.flat();
}

function refused(one: string, error: unknown): RefusedItem {
  if (error instanceof Refusal && codesOfOne.includes(error.code)) return { item: one, refusal: error };
  throw error;
}
