import { isRecord } from '../../lib/is-record.ts';

/** A place in the library by time: a day, `YYYY-MM-DD`, and which of its posts, from 0 on. */
export type PlaceInTime = { readonly day: string; readonly nth: number };

/** Reference to the timeline in a history entry: the position of the post that was opened there. */
export type TimelinePlace = PlaceInTime & { readonly of: 'timeline' };

export function isTimelinePlace(value: unknown): value is TimelinePlace {
  return isRecord(value) && value.of === 'timeline' && typeof value.day === 'string' && typeof value.nth === 'number';
}
