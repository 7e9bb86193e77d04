import { aggregate } from '@kloak/platform/aggregate.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';

type WatchedEvent = Extract<MediaEvent, { type: 'VideoWatched' }>;
type WatchingPlace = { item: string; owner: string; who: string };

/** `watching:{item}:{who}` — the last day on which a member watched somebody else's video. */
export const watching = aggregate<{ day?: string }, WatchedEvent, WatchingPlace>({
  name: 'watching',
  initial: {},
  reads: 'last',
  evolve: (_state, { data: { day } }) => ({ day }),
  // Partition key: the item's owner.
  stream: ({ item, who, owner }) => ({ id: `${item}:${who}`, home: owner }),
});

/** Counts once a day (`YYYY-MM-DD`). */
export function watch(place: WatchingPlace, day: string) {
  return (state: { day?: string }): WatchedEvent[] => (state.day === day ? [] : [{ type: 'VideoWatched', data: { ...place, day } }]);
}
