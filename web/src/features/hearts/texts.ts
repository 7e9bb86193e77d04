import type { Texts } from '../../lib/texts.ts';

export const heartsTexts = {
  give: 'Love',
  count: (count: number) => (count === 1 ? '1 heart' : `${count} hearts`),
  seeAll: (count: number) => `See all ${count} hearts`,
} as const satisfies Texts;
