import { deleted, type RecordedEvent } from '@kloak/platform/fold.ts';
import type { View, ViewReader } from '@kloak/platform/ports/store.ts';

/** `place` is where it was given in the log: all hearts on an item stand in one lane, its owner's, so it is their order. */
export type HeartDoc = { item: string; who: string; place: number };
/** How many hearts an item has. */
export type HeartCount = { hearts: number };

export const heartId = (item: string, who: string) => `${item}:${who}`;
const countId = (item: string) => `count:${item}`;

const isCount = (doc: HeartDoc | HeartCount | undefined): doc is HeartCount => doc !== undefined && 'hearts' in doc;
export const isHeart = (doc: HeartDoc | HeartCount | undefined): doc is HeartDoc => doc !== undefined && 'who' in doc;

function fold(doc: HeartDoc | HeartCount | undefined, event: RecordedEvent, id: string): HeartDoc | HeartCount | typeof deleted | undefined {
  if (event.type !== 'HeartGiven' && event.type !== 'HeartTaken') return doc;
  const { item, who } = event.data;
  const given = event.type === 'HeartGiven';
  if (id === countId(item)) return { hearts: (isCount(doc) ? doc.hearts : 0) + (given ? 1 : -1) };
  return given ? { item, who, place: event.seq } : deleted;
}

/** One document for each heart, and one with their number for each item that ever had one. */
export const hearts: View<HeartDoc | HeartCount> = {
  name: 'hearts',
  version: 1,
  reads: { social: ['HeartGiven', 'HeartTaken'] },
  indexes: { byItem: { equals: ['item'], sort: 'place', order: 'newest' } },
  ids: (event) => (event.type === 'HeartGiven' || event.type === 'HeartTaken' ? [heartId(event.data.item, event.data.who), countId(event.data.item)] : []),
  fold,
};

/** How many hearts an item has. */
export async function countHearts(reader: ViewReader<HeartDoc | HeartCount>, item: string): Promise<number> {
  const doc = await reader.get(countId(item));
  return isCount(doc) ? doc.hearts : 0;
}
