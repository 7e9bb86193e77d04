import { digest } from '@kloak/platform/codec/keys.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { item } from '../domain/item/item.ts';
import { joinsWhenShared, type StoryPlaces } from '../domain/item/item-story.ts';
import { continueStory, stories } from '../domain/story/stories.ts';

type Sharing = { owner: string; items: readonly string[] };

/**
 * Allots places in the owner's story to items that are shared together, in their order. The same items get the same places again in a repeat of the
 * operation; places that are not taken stay empty.
 */
export async function allotPlaces(ctx: Pick<Ctx, 'decide' | 'id' | 'now'>, { owner, items }: Sharing): Promise<StoryPlaces> {
  if (items.length === 0) return new Map();
  const step = `story of ${digest(...items)}`;
  const { events } = await ctx.decide(stories.of({ owner }), continueStory({ owner, newStory: ctx.id(step), now: ctx.now(), items: items.length }), { step });
  return new Map(events.flatMap(({ data: { story, count } }) => items.map((one, index) => [one, { story, number: count - items.length + index }] as const)));
}

/** The same for published items that are about to get this privacy, as far as they join a story by that. */
export async function allotPlacesOf(
  ctx: Pick<Ctx, 'decide' | 'id' | 'now' | 'state'>,
  { owner, items, privacy }: Sharing & { privacy: string },
): Promise<StoryPlaces> {
  if (!isShared(privacy)) return new Map();
  const named = [...new Set(items)];
  const states = await Promise.all(named.map((one) => ctx.state(item.of({ item: one, owner }))));
  const joining = named.filter((_, index) => {
    const state = states[index];
    return state?.status === 'published' && joinsWhenShared(state);
  });
  return allotPlaces(ctx, { owner, items: joining });
}
