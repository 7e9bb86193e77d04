import { view } from '@kloak/platform/view.ts';
import { given, type HeartCount, type HeartDoc, heartIndexes, taken } from './hearts.ts';

/** Likes stand as hearts do, apart from them: one document for each, and one with their number for each thing. */
export const likes = view<HeartDoc | HeartCount>({
  name: 'likes',
  foldVersion: 1,
  indexes: heartIndexes,
  on: { social: { LikeGiven: given, LikeTaken: taken } },
});
