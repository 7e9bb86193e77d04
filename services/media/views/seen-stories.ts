import { view } from '@kloak/platform/view.ts';
import { difference, type Ranges, sizeOf } from '../domain/story/number-ranges.ts';
import type { StoryDoc } from './stories.ts';

export type SeenDoc = { story: string; seen: Ranges };

export const seenId = (story: string, who: string) => `${story}:${who}`;

/** Number of a story's items that `viewer` sees, and that were not displayed to them yet. One's own are never new. */
export function unseenOf({ owner, visible }: StoryDoc, viewer: string, seen: Ranges = []): number {
  return viewer === owner ? 0 : sizeOf(difference(visible, seen));
}

/** One document for each story and each member who has seen something of it. */
export const seenStories = view<SeenDoc>({
  name: 'seen-stories',
  foldVersion: 1,
  on: {
    media: {
      StorySeen: { ids: ({ data: { story, who } }) => [seenId(story, who)], fold: (_doc, { data: { story, seen } }) => ({ story, seen }) },
    },
  },
});
