import { aggregate } from '@kloak/platform/aggregate.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';

type HeartEvent = Extract<SocialEvent, { type: 'HeartGiven' | 'HeartTaken' }>;
export type Heart = { given: boolean };

/** Whose heart, on what; `owner` is the item's. */
export type HeartPlace = { item: string; owner: string; who: string };

/** `heart:{item}:{who}` — one person's heart on one item. */
export const heart = aggregate<Heart, HeartEvent, HeartPlace>({
  name: 'heart',
  initial: { given: false },
  reads: 'last',
  evolve(state, event) {
    switch (event.type) {
      case 'HeartGiven':
        return { given: true };
      case 'HeartTaken':
        return { given: false };
      default:
        return state;
    }
  },
  // It lives with the item it is on: in the lane of its owner.
  stream: ({ item, who, owner }) => ({ id: `${item}:${who}`, home: owner }),
});

/** Twice is once. */
export function give(place: HeartPlace) {
  return (state: Heart): HeartEvent[] => (state.given ? [] : [{ type: 'HeartGiven', data: place }]);
}

/** None is fine. */
export function take(place: HeartPlace) {
  return (state: Heart): HeartEvent[] => (state.given ? [{ type: 'HeartTaken', data: place }] : []);
}
