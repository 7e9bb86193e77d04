// Joining of a story: an item joins one when its family sees it for the first time, and stays in it.
import type { Decision } from '@kloak/platform/aggregate.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { evolveItem, type Item, type ItemEvent } from './item.ts';
import type { StoryPlace } from './item-placement.ts';

const isSharedItem = (state: Item): boolean => 'said' in state && isShared(state.said.privacy);

/** Places by item; an item without one joins no story. */
export type StoryPlaces = ReadonlyMap<string, StoryPlace>;

/** True if the item would join a story when it is shared. */
export const joinsWhenShared = (state: Item): boolean => !isSharedItem(state) && !('story' in state && state.story);

/** Applies the decision. An item that it shares, and that has no story yet, takes its place in one in the same commit. */
export function joiningStory(places: StoryPlaces, decision: Decision<Item, ItemEvent>): Decision<Item, ItemEvent> {
  return (state) => {
    const events = decision(state);
    const after = events.reduce(evolveItem, state);
    if (!joinsWhenShared(state) || !isSharedItem(after) || after.status !== 'published') return events;
    const { item, owner } = after.original;
    const place = places.get(item);
    if (!place) return events;
    return [...events, { type: 'ItemJoinedStory', data: { item, owner, ...place } }];
  };
}
