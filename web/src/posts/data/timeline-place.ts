import { isRecord } from '../../lib/is-record.ts';

/** A position in the library by time: a day, `YYYY-MM-DD`, and the index of a post in it, from 0. */
export type PlaceInTime = { readonly day: string; readonly nth: number };

/** Reference to the timeline in a history entry: the position of the post that was opened there. */
export type TimelinePlace = PlaceInTime & { readonly of: 'timeline' };

export function isTimelinePlace(value: unknown): value is TimelinePlace {
  return isRecord(value) && value.of === 'timeline' && typeof value.day === 'string' && typeof value.nth === 'number';
}
