import type { Aggregate } from '@kloak/platform/service.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';

type HeartEvent = Extract<SocialEvent, { type: 'HeartGiven' | 'HeartTaken' }>;
export type Heart = { given: boolean };

/** Whose heart, on what; `owner` is the item's. */
export type HeartAct = { item: string; owner: string; who: string };

/** `heart:{item}:{who}` — one person's heart on one item. */
export const heart: Aggregate<Heart, HeartEvent> = {
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
};

/** Twice is once. */
export function give(act: HeartAct) {
  return (state: Heart): HeartEvent[] => (state.given ? [] : [{ type: 'HeartGiven', data: act }]);
}

/** None is fine. */
export function take(act: HeartAct) {
  return (state: Heart): HeartEvent[] => (state.given ? [{ type: 'HeartTaken', data: act }] : []);
}
