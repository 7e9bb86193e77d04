import { aggregate } from '@kloak/platform/aggregate.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';

type StoryEvent = Extract<MediaEvent, { type: 'StoryContinued' }>;
/** The story that shared items joined last; none yet. */
type Stories = { current?: StoryEvent['data'] };

/** Longest time between two items of a story. */
const maxPauseMs = 2 * hourMs;
/** A story takes nothing more this long after its first item. */
const maxLengthMs = 12 * hourMs;
/** Items of one story: its documents contain their numbers. */
const maxStoryItems = 20_000;

/** `stories:{owner}` — divides what a member shares into stories. */
export const stories = aggregate<Stories, StoryEvent, { owner: string }>({
  name: 'stories',
  initial: {},
  reads: 'last',
  evolve: (_state, { data }) => ({ current: data }),
  stream: ({ owner }) => ({ id: owner, home: owner }),
});

/** A clock that was set back by more than a pause begins a new story, so that a wrong time in the future does not collect everything. */
function takesMore({ firstAt, lastAt, count }: StoryEvent['data'], now: Date): boolean {
  const pauseMs = Math.abs(now.getTime() - Date.parse(lastAt));
  return pauseMs <= maxPauseMs && now.getTime() - Date.parse(firstAt) < maxLengthMs && count < maxStoryItems;
}

/** Adds so many `items`, shared together, to the current story, or to a new one of the id `newStory` if that takes nothing more. */
export function continueStory({ owner, newStory, now, items }: { owner: string; newStory: string; now: Date; items: number }) {
  return ({ current }: Stories): StoryEvent[] => {
    const at = now.toISOString();
    const story = current && takesMore(current, now) ? current : { owner, story: newStory, firstAt: at, lastAt: at, count: 0 };
    const lastMs = Math.max(now.getTime(), Date.parse(story.lastAt));
    return [{ type: 'StoryContinued', data: { ...story, lastAt: new Date(lastMs).toISOString(), count: story.count + items } }];
  };
}
