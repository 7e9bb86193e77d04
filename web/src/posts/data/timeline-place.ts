import { isRecord } from '../../lib/is-record.ts';
import type { ChosenPeople } from './chosen-people.ts';

/** A position in the library by time: a day, `YYYY-MM-DD`, and the index of a post in it, from 0. */
export type PlaceInTime = { readonly day: string; readonly nth: number };

/** Reference to the timeline of some people in a history entry: the position of the post that was opened there. */
export type TimelinePlace = PlaceInTime & { readonly of: 'timeline'; readonly people: ChosenPeople };

export function isTimelinePlace(value: unknown): value is TimelinePlace {
  if (!isRecord(value) || value.of !== 'timeline' || !Array.isArray(value.people)) return false;
  return value.people.every((id) => typeof id === 'string') && typeof value.day === 'string' && typeof value.nth === 'number';
}
