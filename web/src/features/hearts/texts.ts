import type { Texts } from '../../lib/texts.ts';

export const heartsTexts = {
  give: 'Love',
  seeAll: (count: number) => (count === 1 ? 'See 1 heart' : `See all ${count} hearts`),
  like: 'Like',
  loadFailed: 'Failed to get likes',
  dislikesFailed: 'Failed to get dislikes',
  giveFailed: 'Failed to increase the like',
  takeFailed: 'Failed to decrease the like',
  giving: (nth: number, count: number) => `${nth} of ${count}...`,
  given: (count: number) => (count === 1 ? 'You gave a heart.' : `You gave ${count} hearts.`),
} as const satisfies Texts;
