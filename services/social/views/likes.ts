import { view } from '@kloak/platform/view.ts';
import { foldGiven, foldTaken, type HeartCount, type HeartDoc, heartIndexes } from './hearts.ts';

/** Likes, with documents like those of hearts: one for each, and one with the number per thing. */
export const likes = view<HeartDoc | HeartCount>({
  name: 'likes',
  foldVersion: 1,
  indexes: heartIndexes,
  on: { social: { LikeGiven: foldGiven, LikeTaken: foldTaken } },
});
