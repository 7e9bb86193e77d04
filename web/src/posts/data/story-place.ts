import { isRecord } from '../../lib/is-record.ts';

/** Reference to a story in a history entry: its id, and the index of the opened post in it, from 0. */
export type StoryPlace = { readonly of: 'story'; readonly name: string; readonly nth: number };

export function isStoryPlace(value: unknown): value is StoryPlace {
  return isRecord(value) && value.of === 'story' && typeof value.name === 'string' && typeof value.nth === 'number';
}
