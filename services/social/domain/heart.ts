import { aggregate } from '@kloak/platform/aggregate.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';
import { homeOf, type Subject, subjectId } from './subject.ts';

export type HeartEvent = Extract<SocialEvent, { type: `${'' | 'Comment'}Heart${'Given' | 'Taken'}` }>;
export type Heart = { given: boolean };

/** Giver and target: the `comment` if named, else the subject. */
export type HeartPlace = Subject & { who: string; comment?: string };

/** `heart:{item}:{who}`, `heart:{post}:{who}`, `heart:{comment}:{who}` — a person's heart on one thing. */
export const heart = aggregate<Heart, HeartEvent, HeartPlace>({
  name: 'heart',
  initial: { given: false },
  reads: 'last',
  evolve(state, event) {
    switch (event.type) {
      case 'HeartGiven':
      case 'CommentHeartGiven':
        return { given: true };
      case 'HeartTaken':
      case 'CommentHeartTaken':
        return { given: false };
      default:
        return state;
    }
  },
  stream: ({ who, comment, ...subject }) => ({ id: `${comment ?? subjectId(subject)}:${who}`, home: homeOf(subject) }),
});

/** Twice is once. */
export function give({ comment, ...place }: HeartPlace) {
  return ({ given }: Heart): HeartEvent[] => {
    if (given) return [];
    return [comment === undefined ? { type: 'HeartGiven', data: place } : { type: 'CommentHeartGiven', data: { comment, ...place } }];
  };
}

/** None is fine. */
export function take({ comment, ...place }: HeartPlace) {
  return ({ given }: Heart): HeartEvent[] => {
    if (!given) return [];
    return [comment === undefined ? { type: 'HeartTaken', data: place } : { type: 'CommentHeartTaken', data: { comment, ...place } }];
  };
}
