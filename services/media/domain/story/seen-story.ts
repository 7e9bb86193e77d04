import { aggregate } from '@kloak/platform/aggregate.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { difference, type Ranges, rangesOf, union } from './number-ranges.ts';

type SeenEvent = Extract<MediaEvent, { type: 'StorySeen' }>;
/** Numbers of a story's items that were displayed to a member. */
type Seen = { seen: Ranges };
type SeenPlace = { story: string; who: string; owner: string };

/** `seen:{story}:{who}` — posts of a story that a member has seen, on any device. Each event adds some, so there are at most as many as posts. */
export const seenStory = aggregate<Seen, SeenEvent, SeenPlace>({
  name: 'seen',
  initial: { seen: [] },
  reads: 'last',
  evolve: (_state, { data: { seen } }) => ({ seen }),
  // Partition key: the member who has seen it, whom alone it concerns.
  stream: ({ story, who }) => ({ id: `${story}:${who}`, home: who }),
});

/** Adds numbers of items; no-op if all of them were seen. */
export function markSeen({ who, story, owner }: SeenPlace, numbers: readonly number[]) {
  return ({ seen }: Seen): SeenEvent[] => {
    const marked = rangesOf(numbers);
    return difference(marked, seen).length === 0 ? [] : [{ type: 'StorySeen', data: { who, story, owner, seen: [...union(seen, marked)] } }];
  };
}
