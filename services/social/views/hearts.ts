import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';

/** `place` is where it was given in the log: all hearts on an item stand in one lane, its owner's, so it is their order. */
export type HeartDoc = { item: string; who: string; place: number };
/** How many hearts an item has. */
export type HeartCount = { hearts: number };

export const heartId = (item: string, who: string) => `${item}:${who}`;
const countId = (item: string) => `count:${item}`;

const isCount = (doc: HeartDoc | HeartCount | undefined): doc is HeartCount => doc !== undefined && 'hearts' in doc;
export const isHeart = (doc: HeartDoc | HeartCount | undefined): doc is HeartDoc => doc !== undefined && 'who' in doc;

const counted = (doc: HeartDoc | HeartCount | undefined, more: 1 | -1): HeartCount => ({ hearts: (isCount(doc) ? doc.hearts : 0) + more });
const both = ({ data: { item, who } }: { data: { item: string; who: string } }) => [heartId(item, who), countId(item)];

/** One document for each heart, and one with their number for each item that ever had one. */
export const hearts = view<HeartDoc | HeartCount>({
  name: 'hearts',
  foldVersion: 1,
  indexes: { byItem: { equals: ['item'], sort: 'place', order: 'newest' } },
  on: {
    social: {
      HeartGiven: {
        ids: both,
        fold: (doc, { data: { item, who }, seq }, id) => (id === countId(item) ? counted(doc, 1) : { item, who, place: seq }),
      },
      HeartTaken: { ids: both, fold: (doc, { data }, id) => (id === countId(data.item) ? counted(doc, -1) : deleted) },
    },
  },
});

/** How many hearts an item has. */
export async function countHearts(reader: ViewReader<HeartDoc | HeartCount>, item: string): Promise<number> {
  const doc = await reader.get(countId(item));
  return isCount(doc) ? doc.hearts : 0;
}
