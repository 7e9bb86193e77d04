import type { Index, ViewReader } from '@kloak/platform/ports/store.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';
import { type Subject, subjectId, subjectOf } from '../domain/subject.ts';

/** `target`: a subject or comment. `place`: sequence number in the log; all hearts on a thing are in one partition, so it is their order. */
export type HeartDoc = { target: string; who: string; place: number; subject: Subject; comment?: string | undefined };
/** Number of hearts on a thing. */
export type HeartCount = { counted: string; hearts: number };

export const heartId = (target: string, who: string) => `${target}:${who}`;
const countId = (target: string) => `count:${target}`;

const isCount = (doc: HeartDoc | HeartCount | undefined): doc is HeartCount => doc !== undefined && 'hearts' in doc;
export const isHeart = (doc: HeartDoc | HeartCount | undefined): doc is HeartDoc => doc !== undefined && 'who' in doc;

const counted = (doc: HeartDoc | HeartCount | undefined, target: string, more: 1 | -1): HeartCount => ({
  counted: target,
  hearts: (isCount(doc) ? doc.hearts : 0) + more,
});

type OfHeart = { data: Subject & { who: string; comment?: string | undefined }; seq: number };
const targetOf = ({ data }: OfHeart) => data.comment ?? subjectId(data);
const both = (event: OfHeart) => [heartId(targetOf(event), event.data.who), countId(targetOf(event))];
export const foldGiven = {
  ids: both,
  fold(doc: HeartDoc | HeartCount | undefined, event: OfHeart, id: string) {
    const target = targetOf(event);
    return id === countId(target)
      ? counted(doc, target, 1)
      : { target, who: event.data.who, place: event.seq, subject: subjectOf(event.data), comment: event.data.comment };
  },
};
export const foldTaken = {
  ids: both,
  fold(doc: HeartDoc | HeartCount | undefined, event: OfHeart, id: string) {
    const target = targetOf(event);
    return id === countId(target) ? counted(doc, target, -1) : deleted;
  },
};

export const heartIndexes: Record<string, Index> = {
  byTarget: { equals: ['target'], sort: 'place', order: 'newest' },
  byWho: { equals: ['who'], sort: 'place', order: 'newest' },
};

/** One document for each heart; one for each subject or comment that ever had one, with the number. */
export const hearts = view<HeartDoc | HeartCount>({
  name: 'hearts',
  foldVersion: 4,
  indexes: heartIndexes,
  on: { social: { HeartGiven: foldGiven, HeartTaken: foldTaken, CommentHeartGiven: foldGiven, CommentHeartTaken: foldTaken } },
});

/** Reads the number of hearts on a thing. */
export async function countHearts(reader: ViewReader<HeartDoc | HeartCount>, target: string): Promise<number> {
  const doc = await reader.get(countId(target));
  return isCount(doc) ? doc.hearts : 0;
}

/** Reads the number of hearts by thing; things without any may be missing. */
export async function countAllHearts(reader: ViewReader<HeartDoc | HeartCount>, targets: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = (await reader.getMany(targets.map(countId))).filter(isCount);
  return new Map(found.map((doc) => [doc.counted, doc.hearts]));
}

/** Reads which of these things have a heart from the member. */
export async function heartedBy(reader: ViewReader<HeartDoc | HeartCount>, who: string, targets: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = targets.map((target) => heartId(target, who));
  return new Set((await reader.getMany(ids)).filter(isHeart).map(({ target }) => target));
}
