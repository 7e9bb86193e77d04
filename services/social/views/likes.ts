import { view } from '@kloak/platform/view.ts';
import { given, type HeartCount, type HeartDoc, heartIndexes, taken } from './hearts.ts';

/** Likes, with documents like those of hearts: one for each, and one with the number per thing. */
export const likes = view<HeartDoc | HeartCount>({
  name: 'likes',
  foldVersion: 1,
  indexes: heartIndexes,
  on: { social: { LikeGiven: given, LikeTaken: taken } },
});
