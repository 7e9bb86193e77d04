import type { Texts } from '../../lib/texts.ts';

export const heartsTexts = {
  give: 'Love',
  taken: 'Loved',
  count: (count: number) => (count === 1 ? '1 heart' : `${count} hearts`),
  all: 'Hearts',
  seeAll: (count: number) => `See all ${count} hearts`,
  failed: 'Something has went wrong',
} as const satisfies Texts;
