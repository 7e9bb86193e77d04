import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';

/** A heart of a member on an item; `at`: ISO 8601 UTC. */
type OwnHeart = { who: string; item: string; at: string };
/** Number of items with a heart of a member. */
type OwnHeartCount = { counted: string; hearts: number };
type Doc = OwnHeart | OwnHeartCount;
export type OwnHeartsReader = ViewReader<Doc>;

const heartId = (who: string, item: string) => `heart:${who}:${item}`;
const countId = (who: string) => `count:${who}`;

type OfHeart = { data: { item: string; who: string }; at: string };
/** Hearts on posts of groups have no item. */
const ids = ({ data: { item, who } }: OfHeart) => (item === '' ? [] : [heartId(who, item), countId(who)]);
const counted = (doc: Doc | undefined, who: string, by: 1 | -1): OwnHeartCount => ({
  counted: who,
  hearts: (doc && 'hearts' in doc ? doc.hearts : 0) + by,
});

/** One document for each heart on an item, and one for each member with their number. */
export const ownHearts = view<Doc>({
  name: 'own-hearts',
  foldVersion: 1,
  indexes: { byWho: { equals: ['who'], sort: 'at', order: 'newest' } },
  on: {
    social: {
      HeartGiven: {
        ids,
        fold: (doc, { data: { item, who }, at }, id) => (id === countId(who) ? counted(doc, who, 1) : { who, item, at }),
      },
      HeartTaken: {
        ids,
        fold: (doc, { data: { who } }, id) => (id === countId(who) ? counted(doc, who, -1) : deleted),
      },
    },
  },
});

/** Items with a heart of the member. */
export const itemsOf = (docs: readonly Doc[]): string[] => docs.flatMap((doc) => ('item' in doc ? [doc.item] : []));

/** Reads the number of items with a heart of the member. */
export async function countOwnHearts(reader: OwnHeartsReader, who: string): Promise<number> {
  const doc = await reader.get(countId(who));
  return doc && 'hearts' in doc ? doc.hearts : 0;
}
