import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';

/** `target` is an item or a comment. `place` is where it was given in the log: all hearts on a thing stand in one lane, its owner's, so it is their order. */
export type HeartDoc = { target: string; who: string; place: number };
/** How many hearts a thing has. */
export type HeartCount = { hearts: number };

export const heartId = (target: string, who: string) => `${target}:${who}`;
const countId = (target: string) => `count:${target}`;

const isCount = (doc: HeartDoc | HeartCount | undefined): doc is HeartCount => doc !== undefined && 'hearts' in doc;
export const isHeart = (doc: HeartDoc | HeartCount | undefined): doc is HeartDoc => doc !== undefined && 'who' in doc;

const counted = (doc: HeartDoc | HeartCount | undefined, more: 1 | -1): HeartCount => ({ hearts: (isCount(doc) ? doc.hearts : 0) + more });

type OfHeart = { data: { item: string; who: string; comment?: string }; seq: number };
const targetOf = ({ data: { item, comment } }: OfHeart) => comment ?? item;
const both = (event: OfHeart) => [heartId(targetOf(event), event.data.who), countId(targetOf(event))];
const given = {
  ids: both,
  fold(doc: HeartDoc | HeartCount | undefined, event: OfHeart, id: string) {
    const target = targetOf(event);
    return id === countId(target) ? counted(doc, 1) : { target, who: event.data.who, place: event.seq };
  },
};
const taken = {
  ids: both,
  fold: (doc: HeartDoc | HeartCount | undefined, event: OfHeart, id: string) => (id === countId(targetOf(event)) ? counted(doc, -1) : deleted),
};

/** One document for each heart, and one with their number for each item or comment that ever had one. */
export const hearts = view<HeartDoc | HeartCount>({
  name: 'hearts',
  foldVersion: 2,
  indexes: { byTarget: { equals: ['target'], sort: 'place', order: 'newest' } },
  on: { social: { HeartGiven: given, HeartTaken: taken, CommentHeartGiven: given, CommentHeartTaken: taken } },
});

/** How many hearts a thing has. */
export async function countHearts(reader: ViewReader<HeartDoc | HeartCount>, target: string): Promise<number> {
  const doc = await reader.get(countId(target));
  return isCount(doc) ? doc.hearts : 0;
}

const maxReadAtOnce = 500;

/** Which of these things have a heart of a member. */
export async function heartedBy(reader: ViewReader<HeartDoc | HeartCount>, who: string, targets: readonly string[]): Promise<ReadonlySet<string>> {
  const found: (HeartDoc | HeartCount)[] = [];
  for (let from = 0; from < targets.length; from += maxReadAtOnce) {
    found.push(...(await reader.getMany(targets.slice(from, from + maxReadAtOnce).map((target) => heartId(target, who)))));
  }
  return new Set(found.filter(isHeart).map(({ target }) => target));
}
