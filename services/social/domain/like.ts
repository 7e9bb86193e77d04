import { aggregate } from '@kloak/platform/aggregate.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';
import { homeOf, type Subject, subjectId } from './subject.ts';

export type LikeEvent = Extract<SocialEvent, { type: `Like${'Given' | 'Taken'}` }>;
export type Like = { given: boolean };

/** Giver and target: the `comment` if named, else the subject. */
export type LikePlace = Subject & { who: string; comment?: string | undefined };

/** `like:{item}:{who}`, `like:{comment}:{who}` — a person's like of one thing. */
export const like = aggregate<Like, LikeEvent, LikePlace>({
  name: 'like',
  initial: { given: false },
  reads: 'last',
  evolve(state, event) {
    switch (event.type) {
      case 'LikeGiven':
        return { given: true };
      case 'LikeTaken':
        return { given: false };
      default:
        return state;
    }
  },
  stream: ({ who, comment, ...subject }) => ({ id: `${comment ?? subjectId(subject)}:${who}`, home: homeOf(subject) }),
});

/** Twice is once. */
export const giveLike =
  (data: LikePlace) =>
  ({ given }: Like): LikeEvent[] =>
    given ? [] : [{ type: 'LikeGiven', data }];

/** None is fine. */
export const takeLike =
  (data: LikePlace) =>
  ({ given }: Like): LikeEvent[] =>
    given ? [{ type: 'LikeTaken', data }] : [];
